import type { InvitationsService } from '@setu/proto/request/invitations';
import type { Rpcs } from '../../served.js';
import { declineInvitation } from './decline-invitation.js';
import { getOffer } from './get-offer.js';
import { giveOffer } from './give-offer.js';
import { inviteSuppliers } from './invite-suppliers.js';
import { listInvitations } from './list-invitations.js';
import { listOffers } from './list-offers.js';
import { pickOffer } from './pick-offer.js';
import { preferOffer } from './prefer-offer.js';
import { shareOffer } from './share-offer.js';
import { withdrawInvitation } from './withdraw-invitation.js';

/** The rpcs of invitations and offers. */
export const invitationRpcs = {
  listInvitations,
  inviteSuppliers,
  withdrawInvitation,
  getOffer,
  giveOffer,
  declineInvitation,
  listOffers,
  shareOffer,
  preferOffer,
  pickOffer,
} satisfies Rpcs<typeof InvitationsService>;
