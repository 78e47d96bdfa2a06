import type { PersonView } from '@setu/contract';
import type { CallContext } from '../http/call-context.js';
import { personView } from '../present/person.js';
import { optional } from './part.js';

/** The timeout for the names of users. */
const timeoutMs = 800;

/** Returns a lookup of users by id. It returns null for an empty id, and for users whose names cannot be loaded now. */
export const peopleOf = async (
  call: CallContext,
  ids: readonly string[],
): Promise<(id: string) => PersonView | null> => {
  const userIds = [...new Set(ids)].filter((id) => id !== '');
  if (userIds.length === 0) return () => null;
  const found = await optional(call.deps.services.identity.batchGetPeople({ userIds }, call.reads(timeoutMs)), null);
  const people = Object.values(found?.people ?? {}).flatMap(({ person }) => person ?? []);
  const byId = new Map(people.map((person) => [person.id, personView(person)]));
  return (id) => byId.get(id) ?? null;
};
