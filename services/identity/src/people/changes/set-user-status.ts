import type { WriteStores } from '@setu/kit/events';
import type { UserStatus } from '@setu/proto/words';
import { userChanged } from '../../events.js';
import { endSessionsOfUser } from '../../sessions/changes/end-sessions.js';
import type { Stores } from '../../store/index.js';

/** Gives a person another status: what he is signed in with ends, and others are told. False: there is no such person. */
export async function setUserStatus(
  stores: WriteStores<Stores>,
  change: { userId: string; status: UserStatus; now: Date },
): Promise<boolean> {
  const member = await stores.users.setStatus(change.userId, change.status, change.now);
  if (member === undefined) return false;
  await endSessionsOfUser(stores, change.userId);
  await stores.outbox.add(userChanged(member.user));
  return true;
}
