import { mustBeUser } from '@setu/kit/rpc';
import { wirePersonRole } from '@setu/proto/wire-words';
import type { CompanyType } from '@setu/proto/words';
import type { Rpc } from '../../served.js';
import { openRoles } from '../domain/invite.js';

/** Signed in. The roles somebody may be invited with into the caller's company. */
export const listInviteRoles: Rpc<'listInviteRoles'> =
  () =>
  async (_request, { actor }) => {
    mustBeUser(actor);
    return { roles: openRoles[actor.companyType as CompanyType].map(wirePersonRole) };
  };
