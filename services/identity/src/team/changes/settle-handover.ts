import type { IdentityDeps } from '../../deps.js';
import { lostRoles, maySucceed } from '../domain/team.js';
import { stepDown } from './step-down.js';

/**
 * Hands over the work of a user who was disabled before handover existed, once, to the first colleague who may take it.
 * Does nothing if the user is active again or removed. If no colleague may take the work, it waits until one can.
 */
export async function settleHandover({ write, clock, ids }: IdentityDeps, userId: string): Promise<void> {
  await write(async (stores) => {
    const companyId = (await stores.users.byId(userId))?.user.companyId;
    if (companyId !== undefined) await stores.users.lockCompany(companyId);
    const found = await stores.users.lock(userId);
    const predecessor = found && { ...found.user, companyType: found.company.type };
    const before = predecessor && { ...predecessor, status: 'active' as const };
    const roles =
      before && predecessor.status === 'disabled' ? lostRoles(predecessor.companyType, before, predecessor) : [];
    if (predecessor === undefined || roles.length === 0) {
      await stores.pendingHandovers.settle(userId);
      return;
    }
    const colleagues = (await stores.users.activeOf(predecessor.companyId)).map(({ user }) => user);
    const successor = colleagues.find((one) => one.eraseAt === undefined && maySucceed(one, predecessor));
    if (successor === undefined || !(await stores.pendingHandovers.settle(userId))) return;
    const actorIds = { actorUserId: '', actingUserId: '' };
    await stepDown(stores, {
      predecessor,
      roles,
      successorId: successor.id,
      actorIds,
      eventId: ids.id(),
      now: clock.now(),
    });
  });
}
