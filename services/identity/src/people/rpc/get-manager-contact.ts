import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { isManager } from '../domain/roles.js';

const unknown = { phone: '', extension: '', email: '', avatarId: '' };

/**
 * For signed-in users. Returns the contact of a manager of the broker. The work phone takes precedence over the mobile
 * one.
 */
export const getManagerContact: Rpc<'getManagerContact'> =
  ({ read }) =>
  async ({ userId }, { actor }) => {
    mustBeUser(actor);
    const member = await read.users.byId(readId(userId));
    if (member === undefined || !isManager(member.company.type, member.user.roles)) return unknown;
    const { status, workPhone, workAddPhone, mobilePhone, email, avatarId = '' } = member.user;
    if (status !== 'active') return unknown;
    return { phone: workPhone || mobilePhone, extension: workPhone === '' ? '' : workAddPhone, email, avatarId };
  };
