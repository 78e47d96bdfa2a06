import type { InvitesService } from '@setu/proto/identity/invites';
import type { Rpcs } from '../../served.js';
import { acceptInvite } from './accept-invite.js';
import { createInvite } from './create-invite.js';
import { extendInvite } from './extend-invite.js';
import { getInvite } from './get-invite.js';
import { listInviteRoles } from './list-invite-roles.js';
import { openInvite } from './open-invite.js';
import { removeInvite } from './remove-invite.js';
import { saveInvite } from './save-invite.js';

/** The rpcs of invites. */
export const inviteRpcs = {
  createInvite,
  listInviteRoles,
  getInvite,
  saveInvite,
  extendInvite,
  removeInvite,
  openInvite,
  acceptInvite,
} satisfies Rpcs<typeof InvitesService>;
