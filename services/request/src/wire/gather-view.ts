import type { CompanyCopy, UserCopy } from '../copies/store/copies.js';
import type { Condition, Request, StatusEvent } from '../requests/domain/request.js';
import type { Stores } from '../store/index.js';

/** Everything a request's page is made of. */
export interface Gathered {
  request: Request;
  condition: Condition;
  history: StatusEvent[];
  people: ReadonlyMap<string, UserCopy>;
  companies: ReadonlyMap<string, CompanyCopy>;
  cardWithdrawn: boolean;
  twin: { id: string; numericHash: string } | null;
}

/** Takes a request, gives what its page needs; one query after another, for it also runs inside a transaction. */
export async function gather(stores: Stores, request: Request): Promise<Gathered> {
  const { skuId, status } = request;
  const isDraft = status === 'draft';
  const condition = await stores.conditions.of(request.id);
  const history = await stores.history.of(request.id);
  const userIds = history.flatMap(({ byUserId, actingUserId }) => [byUserId, actingUserId]);
  const people = await stores.copies.people(known([...userIds, request.authorUserId, request.brokerManagerId]));
  const companies = await stores.copies.companies(known([request.customerCompanyId, request.supplierCompanyId]));
  const cardWithdrawn = isDraft && skuId !== null && !(await stores.cards.isPublished(skuId));
  const twin = isDraft ? await stores.requests.openTwin(request) : null;
  return { request, condition, history, people, companies, cardWithdrawn, twin };
}

const known = (ids: ReadonlyArray<string | null>): string[] => [
  ...new Set(ids.filter((id): id is string => id !== null)),
];
