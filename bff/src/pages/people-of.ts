import type { PersonView } from '@setu/contract';
import type { Ask } from '../http/ask.js';
import { personView } from '../present/person.js';
import { optional } from './part.js';

/** How long the names of who did something are waited for. */
const patienceMs = 800;

/** Takes ids of people, gives whom an id stands for; null for nobody, and for those nobody can name now. */
export const peopleOf = async (ask: Ask, ids: readonly string[]): Promise<(id: string) => PersonView | null> => {
  const userIds = [...new Set(ids)].filter((id) => id !== '');
  if (userIds.length === 0) return () => null;
  const found = await optional(ask.deps.services.identity.batchGetPeople({ userIds }, ask.reads(patienceMs)), null);
  const people = Object.values(found?.people ?? {}).flatMap(({ person }) => person ?? []);
  const byId = new Map(people.map((person) => [person.id, personView(person)]));
  return (id) => byId.get(id) ?? null;
};
