import type { InvitationsService } from '@setu/proto/request/invitations';
import type { Rpcs } from '../../served.js';
import { inviteSuppliers } from './invite-suppliers.js';
import { listInvitations } from './list-invitations.js';
import { withdrawInvitation } from './withdraw-invitation.js';

/** Suppliers asked for offers. */
export const invitationRpcs = {
  listInvitations,
  inviteSuppliers,
  withdrawInvitation,
} satisfies Rpcs<typeof InvitationsService>;
