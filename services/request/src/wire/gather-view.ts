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
  const history = await stores.history.of(request.id);
  const userIds = history.flatMap(({ byUserId, actingUserId }) => [byUserId, actingUserId]);
  const people = await stores.people.byIds(known([...userIds, request.authorUserId, request.brokerManagerId]));
  const companies = await stores.companies.byIds(known([request.customerCompanyId, request.supplierCompanyId]));
  const reached = (status: StatusEvent['status']): boolean => history.some((event) => event.status === status);
  const offer = reached('offer_received') ? await stores.offers.of(request.id) : undefined;
  const contract = reached('contracted') ? await stores.contracts.of(request.id) : undefined;
  const drafting = request.status === 'draft' ? await gatherDraft(stores, request) : undefined;
  return { request, condition, history, offer, contract, people, companies, drafting };
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
