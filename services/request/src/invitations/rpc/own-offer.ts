import type * as wire from '@setu/proto/request/invitations';
import { DeclineReason } from '@setu/proto/request/words';
import { wireDeclineReason, wireInvitationState } from '@setu/proto/wire-words';
import type { Request } from '../../requests/domain/request.js';
import type { Stores } from '../../store/index.js';
import { mayAnswer } from '../domain/declining.js';
import type { Invitation } from '../domain/invitation.js';
import { offerTerms } from './offer-terms.js';

/** Returns a supplier's invitation with its offer, in the form for that supplier. */
export async function ownOffer(
  stores: Pick<Stores, 'supplierOffers'>,
  request: Pick<Request, 'status'>,
  invitation: Invitation,
  now: Date,
): Promise<wire.GetOfferResponse> {
  const offer = await stores.supplierOffers.get(invitation.id);
  const { decline } = invitation;
  return {
    invitationId: invitation.id,
    state: wireInvitationState(invitation.state),
    terms: offer && offerTerms(offer, now),
    mayAnswer: mayAnswer(request, invitation),
    declineReason: decline === undefined ? DeclineReason.UNSPECIFIED : wireDeclineReason(decline.reason),
    declineComment: decline?.comment ?? '',
  };
}
