import type { IdentityDeps } from '../../deps.js';
import { mayInherit, rolesGivenUp } from '../domain/team.js';
import { stepDown } from './step-down.js';

/**
 * Hands over, once, the work of a person who was disabled before handover existed, to the first colleague who may take
 * it.
 * Does nothing if the person is active again or removed. If no colleague may take the work, it waits until one can.
 */
export async function settleHandover({ write, clock, ids }: IdentityDeps, userId: string): Promise<void> {
  await write(async (stores) => {
    const companyId = (await stores.users.byId(userId))?.user.companyId;
    if (companyId !== undefined) await stores.users.lockCompany(companyId);
    const found = await stores.users.lock(userId);
    const leaver = found && { ...found.user, companyType: found.company.type };
    const before = leaver && { ...leaver, status: 'active' as const };
    const roles = before && leaver.status === 'disabled' ? rolesGivenUp(leaver.companyType, before, leaver) : [];
    if (leaver === undefined || roles.length === 0) {
      await stores.owedHandovers.settle(userId);
      return;
    }
    const colleagues = (await stores.users.activeOf(leaver.companyId)).map(({ user }) => user);
    const heir = colleagues.find((one) => one.eraseAt === undefined && mayInherit(one, leaver));
    if (heir === undefined || !(await stores.owedHandovers.settle(userId))) return;
    const actorIds = { actorUserId: '', actingUserId: '' };
    await stepDown(stores, { leaver, roles, heirId: heir.id, actorIds, eventId: ids.id(), now: clock.now() });
  });
}
