import { internal } from '@setu/kit/core';
import type { Condition } from '../conditions/domain/condition.js';
import type { Contract } from '../contracts/domain/contract.js';
import type { CompanyCopy, UserCopy } from '../copies/domain/copies.js';
import type { Draft } from '../drafts/domain/draft.js';
import type { Offer } from '../offers/domain/offer.js';
import type { Request, StatusEvent } from '../requests/domain/request.js';
import type { Stores } from '../store/index.js';

/** What only a draft's page needs. */
export interface Drafting {
  draft: Draft;
  cardWithdrawn: boolean;
  twin: { id: string; numericHash: string } | undefined;
}

/** Everything a request's page is made of. */
export interface Gathered {
  request: Request;
  condition: Condition;
  history: StatusEvent[];
  offer: Offer | undefined;
  contract: Contract | undefined;
  people: ReadonlyMap<string, UserCopy>;
  companies: ReadonlyMap<string, CompanyCopy>;
  drafting: Drafting | undefined;
}

/** Takes a request, gives what its page needs; one query after another, for it also runs inside a transaction. */
export async function gather(stores: Stores, request: Request): Promise<Gathered> {
  const condition = await stores.conditions.of(request.id);
  const drafting = request.status === 'draft' ? await gatherDraft(stores, request) : undefined;
  const [gathered] = await gatherCourses(stores, [{ request, condition, drafting }]);
  if (gathered === undefined) throw internal(`request ${request.id} was not gathered`);
  return gathered;
}

/** Takes requests, gives what their lines in a list need, in the same order: their cards as lists show them. */
export async function gatherListed(stores: Stores, requests: readonly Request[]): Promise<Gathered[]> {
  const conditions = await stores.conditions.listed(requests.map(({ id }) => id));
  const asked = requests.flatMap((request) => {
    const condition = conditions.get(request.id);
    return condition === undefined ? [] : { request, condition, drafting: undefined };
  });
  return gatherCourses(stores, asked);
}

/** Adds to requests what became of them, and their people and companies. */
async function gatherCourses(
  stores: Stores,
  asked: readonly Pick<Gathered, 'request' | 'condition' | 'drafting'>[],
): Promise<Gathered[]> {
  const requests = asked.map(({ request }) => request);
  const histories = await stores.history.of(requests.map(({ id }) => id));
  const reached = (status: StatusEvent['status']): string[] =>
    [...histories].filter(([, events]) => events.some((event) => event.status === status)).map(([id]) => id);
  const offers = await stores.offers.of(reached('offer_received'));
  const contracts = await stores.contracts.of(reached('contracted'));
  const movers = [...histories.values()].flat().flatMap(({ byUserId, actingUserId }) => [byUserId, actingUserId]);
  const people = await stores.people.byIds(
    known([...movers, ...requests.flatMap((request) => [request.authorUserId, request.brokerManagerId])]),
  );
  const companies = await stores.companies.byIds(
    known(requests.flatMap((request) => [request.customerCompanyId, request.supplierCompanyId])),
  );
  return asked.map((each) => {
    const { id } = each.request;
    const made = { offer: offers.get(id), contract: contracts.get(id) };
    return { ...each, ...made, history: histories.get(id) ?? [], people, companies };
  });
}

async function gatherDraft(stores: Stores, request: Request): Promise<Drafting> {
  const { skuId } = request;
  const draft = await stores.drafts.of(request);
  const cardWithdrawn = skuId !== undefined && !(await stores.cards.isOffered(skuId));
  return { draft, cardWithdrawn, twin: await stores.requests.openTwin(request) };
}

const known = (ids: ReadonlyArray<string | undefined>): string[] => [
  ...new Set(ids.filter((id): id is string => id !== undefined)),
];
