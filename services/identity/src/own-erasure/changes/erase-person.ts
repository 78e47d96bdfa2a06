import { internal } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import type { IdentityDeps } from '../../deps.js';
import { userChanged, userErased, userPictured } from '../../events.js';
import type { Member } from '../../people/domain/user.js';
import { endSessionsOfUser } from '../../sessions/changes/end-sessions.js';
import type { Stores } from '../../store/index.js';
import { removePerson } from '../../team/changes/remove-teammate.js';
import { handoverOf, heirInTheEnd } from '../domain/erasure.js';
import { tellErasure } from './tell-erasure.js';

/**
 * Erases somebody whose day has come, in one transaction: what he answers for goes to his heir, his sessions and
 * everything kept about him end, and others are told to forget him. Nothing happens when it was done already or taken back.
 */
export async function erasePerson(deps: IdentityDeps, userId: string): Promise<void> {
  await deps.write(async (stores) => {
    const now = deps.clock.now();
    const erasure = await stores.erasures.lockDue(userId, now);
    const companyId = (await stores.users.byId(userId))?.user.companyId;
    if (erasure === undefined || companyId === undefined) return;
    await stores.users.lockCompany(companyId);
    // Whoever is writing his name somewhere has written it by then, or finds none.
    const before = await stores.users.lock(userId);
    if (before === undefined) throw internal('who is erased is not there');
    const heirId = await heirFor(stores, before, { chosenId: erasure.heirId, now });
    const erased = await stores.users.erase(userId, now);
    if (erased === undefined) throw internal('who is erased is not there');
    if (before.user.status === 'deleted') await stores.outbox.add(userChanged(erased.user));
    else {
      await removePerson(stores, {
        leaver: erased.user,
        heirId,
        actorIds: { actorUserId: userId, actingUserId: '' },
        now,
      });
    }
    await stores.traces.erase(before.user);
    const after = (await stores.users.byId(userId)) ?? erased;
    if (before.user.avatarId !== undefined) await stores.outbox.add(userPictured(after, userId));
    await stores.outbox.add(userErased(after.user, before.user.email));
    await stores.erasures.finish(userId, now);
    await tellErasure(stores, { erasure, email: before.user.email, change: 'done' }, deps);
  });
}

/** Who takes over; a company's last admin makes him one. */
async function heirFor(
  stores: WriteStores<Stores>,
  { user, company }: Member,
  { chosenId, now }: { chosenId: string | undefined; now: Date },
): Promise<string | undefined> {
  if (user.status === 'deleted') return undefined;
  const people = (await stores.users.activeOf(user.companyId)).map((member) => member.user);
  const handover = handoverOf({ ...user, companyType: company.type }, people);
  const heirId = heirInTheEnd(handover, chosenId);
  if (heirId === undefined || !handover.kinds.includes('admin')) return heirId;
  const heir = await stores.users.addRole(heirId, 'ROLE_COMPANY_ADMIN', now);
  if (heir === undefined) throw internal('an heir is not there');
  await endSessionsOfUser(stores, heirId);
  await stores.outbox.add(userChanged(heir.user));
  return heirId;
}
