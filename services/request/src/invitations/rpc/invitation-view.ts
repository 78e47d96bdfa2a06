import type * as wire from '@setu/proto/request/invitations';
import { DeclineReason } from '@setu/proto/request/words';
import { wireDeclineReason, wireInvitationState } from '@setu/proto/wire-words';
import type { Stores } from '../../store/index.js';
import { companyRef, isoTimestamp } from '../../wire/refs.js';

/** Returns a request's invitations in the form for the broker. */
export async function invitationViews(read: Stores, requestId: string): Promise<wire.Invitation[]> {
  const invitations = await read.invitations.of(requestId);
  const companies = await read.companies.byIds(invitations.map(({ supplierCompanyId }) => supplierCompanyId));
  return invitations.map(({ id, supplierCompanyId, state, invitedAt, stateAt, version, decline }) => {
    const supplier = companyRef(supplierCompanyId, companies);
    return {
      id,
      supplier: supplier && { ...supplier, inn: '' },
      state: wireInvitationState(state),
      invitedAt: isoTimestamp(invitedAt),
      stateAt: isoTimestamp(stateAt),
      version,
      declineReason: decline === undefined ? DeclineReason.UNSPECIFIED : wireDeclineReason(decline.reason),
      declineComment: decline?.comment ?? '',
    };
  });
}
