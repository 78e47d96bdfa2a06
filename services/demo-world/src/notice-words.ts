import { companyById, userId } from './companies/companies.js';
import { userById, users } from './companies/users.js';
import type { DemoRequest } from './shapes/demo-request.js';
import type { DemoNotice } from './shapes/demo-review.js';

/** A notice before it has an id; `key` tells it from others of its type about the same thing, `isRead` where it is known. */
export interface NoticeDraft extends Omit<DemoNotice, 'id' | 'isRead'> {
  key?: string;
  isRead?: boolean;
}

/** The managers of the queue. */
export const managers: readonly string[] = ['manager@setu.example', 'manager2@setu.example', 'senior@setu.example'].map(
  userId,
);

/** The people of a company who are told something. */
export const activeUsersOf = (companyId: string): string[] =>
  users.filter((user) => user.companyId === companyId && user.status === 'active').map((user) => user.id);

/** What a request is called in its notices. */
export const namesOf = (request: DemoRequest): Record<string, string> => ({
  numeric_hash: request.numericHash,
  name_en: request.name.en,
  name_ru: request.name.ru,
  request_kind: request.kind,
});

/** Who did it, as far as a reader of that side may know him: customers and suppliers do not know each other's people. */
export function doing(byUserId: string, reader: 'customer' | 'supplier' | 'broker'): Record<string, string> {
  const { companyId, name, surname } = userById(byUserId);
  const by = companyById(companyId).type;
  return reader === 'broker' || by === 'broker' || by === reader ? { by, person: `${name} ${surname}` } : { by };
}
