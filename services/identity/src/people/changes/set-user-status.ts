import type { WriteStores } from '@setu/kit/events';
import type { UserStatus } from '@setu/proto/words';
import { userChanged } from '../../events.js';
import { endSessionsOfUser } from '../../sessions/changes/end-sessions.js';
import type { Stores } from '../../store/index.js';
import { endSubstitutionsOfUser } from '../../substitutions/changes/end-substitution.js';

/**
 * Changes a user's status. Ends their sessions, and their substitutions if they left, and publishes the event. Returns
 * false if there is no such user.
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
