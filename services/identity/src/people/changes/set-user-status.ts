import type { WriteStores } from '@setu/kit/events';
import type { UserStatus } from '@setu/proto/words';
import { userChanged } from '../../events.js';
import { endSessionsOfUser } from '../../sessions/changes/end-sessions.js';
import type { Stores } from '../../store/index.js';
import { endSubstitutionsOfUser } from '../../substitutions/changes/end-substitution.js';

/**
 * Gives a person another status: what he is signed in with ends, so do his substitutions where he works here no longer,
 * and others are told. False: there is no such person.
 */
export async function setUserStatus(
  stores: WriteStores<Stores>,
  change: { userId: string; status: UserStatus; now: Date },
): Promise<boolean> {
  const member = await stores.users.setStatus(change.userId, change.status, change.now);
  if (member === undefined) return false;
  await endSessionsOfUser(stores, change.userId);
  if (change.status !== 'active') await endSubstitutionsOfUser(stores, change.userId, change.now);
  await stores.outbox.add(userChanged(member.user));
  return true;
}
