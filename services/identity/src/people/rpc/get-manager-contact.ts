import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { actingNow } from '../../substitutions/changes/acting-now.js';
import { isManager } from '../domain/roles.js';

const unknown = { phone: '', extension: '', email: '', avatarId: '', substitute: undefined, substituteUntil: '' };

/**
 * For signed-in users. Returns the contact of a manager of the broker, and who acts for them today. The work phone takes
 * precedence over the mobile one.
 */
export const getManagerContact: Rpc<'getManagerContact'> =
  ({ read, clock }) =>
  async ({ userId }, { actor }) => {
    mustBeUser(actor);
    const member = await read.users.byId(readId(userId));
    if (member === undefined || !isManager(member.company.type, member.user.roles)) return unknown;
    const { status, workPhone, workAddPhone, mobilePhone, email, avatarId = '' } = member.user;
    if (status !== 'active') return unknown;
    const contact = {
      phone: workPhone || mobilePhone,
      extension: workPhone === '' ? '' : workAddPhone,
      email,
      avatarId,
    };
    const actingFor = await actingNow(read, [{ id: member.user.id, companyId: member.company.id }], clock.now());
    return { ...contact, ...actingFor(member.user.id) };
  };
