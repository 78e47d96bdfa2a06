import { internal } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import type { IdentityDeps } from '../../deps.js';
import { userChanged, userErased, userPictured } from '../../events.js';
import type { Member } from '../../people/domain/user.js';
import { endSessionsOfUser } from '../../sessions/changes/end-sessions.js';
import type { Stores } from '../../store/index.js';
import { removePerson } from '../../team/changes/remove-teammate.js';
import { finalSuccessor, handoverOf } from '../domain/erasure.js';
import { notifyOfErasure } from './notify-of-erasure.js';

/**
 * Erases a user whose erasure is due, in one transaction. Assigns their work to a successor, ends their sessions,
 * deletes everything stored about them, and publishes the event. Does nothing if the erasure is done or withdrawn.
 */
export async function erasePerson(deps: IdentityDeps, userId: string): Promise<void> {
  await deps.write(async (stores) => {
    const now = deps.clock.now();
    const erasure = await stores.erasures.lockDue(userId, now);
    const companyId = (await stores.users.byId(userId))?.user.companyId;
    if (erasure === undefined || companyId === undefined) return;
    await stores.users.lockCompany(companyId);
    // Every transaction that writes the user's name has finished by now, or will not find the user.
    const before = await stores.users.lock(userId);
    if (before === undefined) throw internal('the user to be erased could not be read');
    const successorId = await appointSuccessor(stores, before, { chosenId: erasure.successorId, now });
    const erased = await stores.users.erase(userId, now);
    if (erased === undefined) throw internal('the user to be erased could not be read');
    if (before.user.status === 'deleted') await stores.outbox.add(userChanged(erased.user));
    else {
      await removePerson(stores, {
        predecessor: erased.user,
        successorId,
        actorIds: { actorUserId: userId, actingUserId: '' },
        now,
      });
    }
    await stores.traces.erase(before.user);
    const after = (await stores.users.byId(userId)) ?? erased;
    if (before.user.avatarId !== undefined) await stores.outbox.add(userPictured(after, userId));
    await stores.outbox.add(userErased(after.user, before.user.email));
    await stores.erasures.finish(userId, now);
    await notifyOfErasure(stores, { erasure, email: before.user.email, change: 'done' }, deps);
  });
}

/** Returns the successor. The successor of a company's last admin becomes an admin. */
async function appointSuccessor(
  stores: WriteStores<Stores>,
  { user, company }: Member,
  { chosenId, now }: { chosenId: string | undefined; now: Date },
): Promise<string | undefined> {
  if (user.status === 'deleted') return undefined;
  const people = (await stores.users.activeOf(user.companyId)).map((member) => member.user);
  const handover = handoverOf({ ...user, companyType: company.type }, people);
  const successorId = finalSuccessor(handover, chosenId);
  if (successorId === undefined || !handover.kinds.includes('admin')) return successorId;
  const successor = await stores.users.addRole(successorId, 'ROLE_COMPANY_ADMIN', now);
  if (successor === undefined) throw internal('the successor could not be read');
  await endSessionsOfUser(stores, successorId);
  await stores.outbox.add(userChanged(successor.user));
  return successorId;
}
