import { forbidden, notFound } from '@setu/kit/core';
import { type Actor, mustBeUser, readId } from '@setu/kit/rpc';
import type { Member } from '../../people/domain/user.js';
import { mustActAsSelf } from '../../sessions/changes/must-act-as-self.js';
import type { Stores } from '../../store/index.js';
import { arrangement } from '../domain/substitution.js';

/**
 * Returns the user whose substitutions the caller wants to see or change. Throws `forbidden` for a substitute and for
 * callers who may not arrange them, and `not_found` for users of other companies.
 */
export async function personToArrange({ users }: Pick<Stores, 'users'>, actor: Actor, userId: string): Promise<Member> {
  mustBeUser(actor);
  mustActAsSelf(actor);
  const person = await users.byId(readId(userId));
  const by = { ...actor, isAdmin: actor.permissions.includes('company_admin') };
  const verdict = person === undefined ? 'unknown' : arrangement(by, person.user);
  if (person === undefined || verdict === 'unknown' || person.user.status === 'deleted') throw notFound();
  if (verdict === 'denied') throw forbidden();
  return person;
}
