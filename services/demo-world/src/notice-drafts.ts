import { companyById, userId } from './companies/companies.js';
import { userById, users } from './companies/users.js';
import type { DemoRequest } from './shapes/demo-request.js';
import type { DemoNotice } from './shapes/demo-review.js';

/**
 * A notification before it gets an id. `key` distinguishes it from others of the same type about the same object.
 * `isRead` is set where it is known.
 */
export interface NoticeDraft extends Omit<DemoNotice, 'id' | 'isRead'> {
  key?: string;
  isRead?: boolean;
}

/** The broker's managers, who share the queue of new requests. */
export const managers: readonly string[] = ['manager@setu.example', 'manager2@setu.example', 'senior@setu.example'].map(
  userId,
);

/** Returns the ids of a company's active users, who get its notifications. */
export const activeUsersOf = (companyId: string): string[] =>
  users.filter((user) => user.companyId === companyId && user.status === 'active').map((user) => user.id);

/** Returns the parameters that name a request in its notifications. */
export const namesOf = (request: DemoRequest): Record<string, string> => ({
  numeric_hash: request.numericHash,
  name_en: request.name.en,
  name_ru: request.name.ru,
  request_kind: request.kind,
});

/**
 * Returns the notification parameters that name the actor, limited to what the reader's side may know. Customers and
 * suppliers do not learn the names of each other's staff.
 */
export function doing(byUserId: string, reader: 'customer' | 'supplier' | 'broker'): Record<string, string> {
  const { companyId, name, surname } = userById(byUserId);
  const by = companyById(companyId).type;
  return reader === 'broker' || by === 'broker' || by === reader ? { by, person: `${name} ${surname}` } : { by };
}
