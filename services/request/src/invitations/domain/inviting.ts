import { invalid, isUuid } from '@setu/kit/core';
import type { InvitationState } from '@setu/proto/words';
import type { Status } from '../../requests/domain/lifecycle.js';
import { tooManyIds } from '../../requests/domain/refusals.js';
import type { Request } from '../../requests/domain/request.js';
import type { Invitation, InvitationTransition } from './invitation.js';

/** The largest number of suppliers invited to one request. */
export const MAX_INVITED = 10;

/** Suppliers can be invited from the moment a manager accepts a request until it has a supplier. */
export const invitingStatuses: readonly Status[] = ['in_work', 'send_to_supplier', 'offer_received'];
const countedStates: readonly InvitationState[] = ['open', 'declined'];

export const mayInvite = (status: Status): boolean => invitingStatuses.includes(status);

/**
 * Checks supplier ids and returns them without duplicates. Throws `invalid` on `suppliers` if there are none, more than
 * ten, or malformed ids.
 */
export function readSuppliers(sent: readonly string[]): string[] {
  const ids = [...new Set(sent.map((id) => id.toLowerCase()))];
  if (ids.length === 0) throw invalid({ suppliers: 'required' });
  if (ids.length > MAX_INVITED) throw tooManyIds('suppliers', MAX_INVITED);
  if (!ids.every(isUuid)) throw invalid({ suppliers: 'invalid_option' });
  return ids;
}

/**
 * Returns whether the invitations send an accepted request out. They do unless its product has a supplier of its own
 * that is not invited: the request is then still to be sent to that supplier.
 */
export const areSendingOut = ({
  status,
  supplierCompanyId,
  invitees,
}: Pick<Request, 'status' | 'supplierCompanyId' | 'invitees'>): boolean => {
  const asked = invitees.filter(({ state }) => state === 'open').map(({ companyId }) => companyId);
  return status === 'in_work' && asked.includes(supplierCompanyId ?? asked[0] ?? '');
};

/** The time of an invitation, and the source of new ids. */
export interface Inviting {
  requestId: string;
  at: Date;
  id: () => string;
}

/**
 * Invites suppliers. An open invitation does not change. A declined or withdrawn one opens again. Throws `invalid` on
 * `suppliers` if the request would have more than ten invitations.
 */
export function invite(
  invitations: readonly Invitation[],
  supplierIds: readonly string[],
  { requestId, at, id }: Inviting,
): InvitationTransition[] {
  const others = invitations.filter(
    (each) => countedStates.includes(each.state) && !supplierIds.includes(each.supplierCompanyId),
  );
  if (others.length + supplierIds.length > MAX_INVITED) throw tooManyIds('suppliers', MAX_INVITED);
  return supplierIds.flatMap((supplierCompanyId): InvitationTransition[] => {
    const before = invitations.find((each) => each.supplierCompanyId === supplierCompanyId);
    if (before?.state === 'open' || before?.state === 'chosen') return [];
    const open = { state: 'open', stateAt: at, decline: undefined, left: undefined } as const;
    const invitation: Invitation = before
      ? { ...before, ...open, version: before.version + 1 }
      : { ...open, id: id(), requestId, supplierCompanyId, version: 1, invitedAt: at, answeredAt: undefined };
    return [{ step: 'invited', invitation }];
  });
}

/**
 * Withdraws an invitation. Returns an empty list if it is withdrawn already, and undefined if the supplier was chosen
 * or not chosen.
 */
export function withdraw(invitation: Invitation, at: Date): InvitationTransition[] | undefined {
  if (invitation.state === 'withdrawn') return [];
  if (!countedStates.includes(invitation.state)) return undefined;
  const withdrawn = { ...invitation, state: 'withdrawn', stateAt: at, version: invitation.version + 1 } as const;
  return [{ step: 'withdrawn', invitation: { ...withdrawn, left: undefined } }];
}
