import type { Condition } from '../conditions/domain/condition.js';
import type { Contract } from '../contracts/domain/contract.js';
import type { Draft } from '../drafts/domain/draft.js';
import type { Offer } from '../offers/domain/offer.js';
import type { CompanyReadModel, UserReadModel } from '../read-models/domain/read-models.js';
import { type Status, sequence } from '../requests/domain/lifecycle.js';
import type { Request, StatusEvent } from '../requests/domain/request.js';
import type { Stores } from '../store/index.js';
import { concurrently, type QueryRunner, sequentially } from './query-runner.js';

/** The data that only a draft's page needs. */
export interface Drafting {
  draft: Draft;
  cardWithdrawn: boolean;
  duplicate: { id: string; numericHash: string } | undefined;
}

/** All data that a request's page needs. */
export interface Gathered {
  request: Request;
  condition: Condition;
  history: StatusEvent[];
  offer: Offer | undefined;
  contract: Contract | undefined;
  people: ReadonlyMap<string, UserReadModel>;
  companies: ReadonlyMap<string, CompanyReadModel>;
  drafting: Drafting | undefined;
}

/**
 * Reads the data for a request's page. By default it runs one query at a time, because it also runs inside
 * transactions.
 */
export async function gather(stores: Stores, request: Request, run: QueryRunner = sequentially): Promise<Gathered> {
  const [condition, drafting, coursesOf] = await run(
    () => stores.conditions.of(request.id),
    async () => (request.status === 'draft' ? gatherDraft(stores, request) : undefined),
    () => gatherCourses(stores, [request], run),
  );
  return { request, condition, drafting, ...coursesOf(request) };
}

/** Reads the data for the rows of a list, in the same order, with the cards in the form for lists. */
export async function gatherListed(stores: Stores, requests: readonly Request[]): Promise<Gathered[]> {
  const [conditions, coursesOf] = await concurrently(
    () => stores.conditions.listed(requests.map(({ id }) => id)),
    () => gatherCourses(stores, requests, concurrently),
  );
  return requests.flatMap((request) => {
    const condition = conditions.get(request.id);
    return condition === undefined ? [] : { request, condition, drafting: undefined, ...coursesOf(request) };
  });
}

/** The statuses in which a request has neither an offer nor a contract. */
const beforeOffers: ReadonlySet<Status> = new Set(['draft', ...sequence.slice(0, sequence.indexOf('offer_received'))]);

/** Reads the history, offers and contracts of requests, with their users and companies. */
async function gatherCourses(
  stores: Stores,
  requests: readonly Request[],
  run: QueryRunner,
): Promise<(request: Request) => Omit<Gathered, 'request' | 'condition' | 'drafting'>> {
  const sentOut = requests.filter(({ status }) => !beforeOffers.has(status)).map(({ id }) => id);
  const [histories, offers, contracts, companies] = await run(
    () => stores.history.of(requests.map(({ id }) => id)),
    () => stores.offers.of(sentOut),
    () => stores.contracts.of(sentOut),
    () =>
      stores.companies.byIds(
        known(requests.flatMap((request) => [request.customerCompanyId, request.supplierCompanyId])),
      ),
  );
  const actors = [...histories.values()].flat().flatMap(({ byUserId, actingUserId }) => [byUserId, actingUserId]);
  const responsible = requests.flatMap((request) => [request.authorUserId, request.brokerManagerId]);
  const people = await stores.people.byIds(known([...actors, ...responsible]));
  return ({ id }) => {
    const history = histories.get(id) ?? [];
    const hasReached = (status: Status) => history.some((event) => event.status === status);
    const offer = hasReached('offer_received') ? offers.get(id) : undefined;
    const contract = hasReached('contracted') ? contracts.get(id) : undefined;
    return { offer, contract, history, people, companies };
  };
}

async function gatherDraft(stores: Stores, request: Request): Promise<Drafting> {
  const { skuId } = request;
  const draft = await stores.drafts.of(request);
  const cardWithdrawn = skuId !== undefined && !(await stores.cards.isOffered(skuId));
  return { draft, cardWithdrawn, duplicate: await stores.requests.openDuplicate(request) };
}

const known = (ids: ReadonlyArray<string | undefined>): string[] => [
  ...new Set(ids.filter((id): id is string => id !== undefined)),
];
