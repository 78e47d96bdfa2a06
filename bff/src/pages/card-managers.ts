import type { PersonView } from '@setu/contract';
import type { Card } from '@setu/proto/catalogue/cards';
import type { CallContext } from '../http/call-context.js';
import { personView } from '../present/person.js';
import { optional } from './part.js';

/**
 * Returns the managers of cards by id, for broker staff only. Cards are shown without them if identity does not answer.
 */
export const managersOf = async (
  call: CallContext,
  cards: readonly Card[],
): Promise<ReadonlyMap<string, PersonView>> => {
  const userIds = [...new Set(cards.map((card) => card.brokerManagerId).filter((id) => id !== ''))];
  if (userIds.length === 0) return new Map();
  const found = await optional(call.deps.services.identity.batchGetPeople({ userIds }, call.reads(800)), null);
  const people = Object.values(found?.people ?? {}).flatMap(({ person }) => person ?? []);
  return new Map(people.map((person) => [person.id, personView(person)]));
};
