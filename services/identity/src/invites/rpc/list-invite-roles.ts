import { mustBeUser } from '@setu/kit/rpc';
import { wirePersonRole } from '@setu/proto/wire-words';
import type { CompanyType } from '@setu/proto/words';
import type { Rpc } from '../../served.js';
import { openRoles } from '../domain/invite.js';

/** Returns the roles with which a person may be invited to the caller's company. For signed-in users. */
export const listInviteRoles: Rpc<'listInviteRoles'> =
  () =>
  async (_request, { actor }) => {
    mustBeUser(actor);
    return { roles: openRoles[actor.companyType as CompanyType].map(wirePersonRole) };
  };
