import type { Condition } from '../conditions/domain/condition.js';
import type { Contract } from '../contracts/domain/contract.js';
import type { Draft } from '../drafts/domain/draft.js';
import type { Offer } from '../offers/domain/offer.js';
import type { CompanyReadModel, UserReadModel } from '../read-models/domain/read-models.js';
import type { Request, StatusEvent } from '../requests/domain/request.js';
import type { Stores } from '../store/index.js';
import { type QueryRunner, sequentially } from './query-runner.js';

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
  const conditions = await stores.conditions.listed(requests.map(({ id }) => id));
  const coursesOf = await gatherCourses(stores, requests, sequentially);
  return requests.flatMap((request) => {
    const condition = conditions.get(request.id);
    return condition === undefined ? [] : { request, condition, drafting: undefined, ...coursesOf(request) };
  });
}

/** Reads the history, offers and contracts of requests, with their users and companies. */
async function gatherCourses(
  stores: Stores,
  requests: readonly Request[],
  run: QueryRunner,
): Promise<(request: Request) => Omit<Gathered, 'request' | 'condition' | 'drafting'>> {
  const [histories, companies] = await run(
    () => stores.history.of(requests.map(({ id }) => id)),
    () =>
      stores.companies.byIds(
        known(requests.flatMap((request) => [request.customerCompanyId, request.supplierCompanyId])),
      ),
  );
  const reached = (status: StatusEvent['status']): string[] =>
    [...histories].filter(([, events]) => events.some((event) => event.status === status)).map(([id]) => id);
  const actors = [...histories.values()].flat().flatMap(({ byUserId, actingUserId }) => [byUserId, actingUserId]);
  const responsible = requests.flatMap((request) => [request.authorUserId, request.brokerManagerId]);
  const [offers, contracts, people] = await run(
    () => stores.offers.of(reached('offer_received')),
    () => stores.contracts.of(reached('contracted')),
    () => stores.people.byIds(known([...actors, ...responsible])),
  );
  return ({ id }) => {
    const made = { offer: offers.get(id), contract: contracts.get(id) };
    return { ...made, history: histories.get(id) ?? [], people, companies };
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
