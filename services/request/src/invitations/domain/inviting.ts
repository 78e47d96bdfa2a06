import { invalid, isUuid } from '@setu/kit/core';
import type { InvitationState } from '@setu/proto/words';
import type { Status } from '../../requests/domain/lifecycle.js';
import { tooManyIds } from '../../requests/domain/refusals.js';
import type { Invitation, Stepped } from './invitation.js';

/** The most suppliers one request is sent to. */
export const MOST_INVITED = 10;

/** Suppliers are asked from the moment a manager works on a request until it has its supplier. */
const inviting: readonly Status[] = ['in_work', 'send_to_supplier', 'offer_received'];
const asked: readonly InvitationState[] = ['open', 'declined'];

export const mayInvite = (status: Status): boolean => inviting.includes(status);

/** Takes ids of suppliers as sent, gives each once; `invalid` on suppliers for none, for more than ten, for no ids. */
export function readSuppliers(sent: readonly string[]): string[] {
  const ids = [...new Set(sent.map((id) => id.toLowerCase()))];
  if (ids.length === 0) throw invalid({ suppliers: 'required' });
  if (ids.length > MOST_INVITED) throw tooManyIds('suppliers', MOST_INVITED);
  if (!ids.every(isUuid)) throw invalid({ suppliers: 'invalid_option' });
  return ids;
}

/** When an invitation is made, and where a new one's id comes from. */
export interface Inviting {
  requestId: string;
  at: Date;
  id: () => string;
}

/**
 * Asks suppliers: one that was asked already stays asked, one that declined or whose invitation was taken back is asked
 * again. `invalid` on suppliers when more than ten would have been asked.
 */
export function invite(
  invitations: readonly Invitation[],
  supplierIds: readonly string[],
  { requestId, at, id }: Inviting,
): Stepped[] {
  const others = invitations.filter(
    (each) => asked.includes(each.state) && !supplierIds.includes(each.supplierCompanyId),
  );
  if (others.length + supplierIds.length > MOST_INVITED) throw tooManyIds('suppliers', MOST_INVITED);
  return supplierIds.flatMap((supplierCompanyId): Stepped[] => {
    const before = invitations.find((each) => each.supplierCompanyId === supplierCompanyId);
    if (before?.state === 'open' || before?.state === 'chosen') return [];
    const open = { state: 'open', stateAt: at, decline: undefined, left: undefined } as const;
    const invitation: Invitation = before
      ? { ...before, ...open, version: before.version + 1 }
      : { ...open, id: id(), requestId, supplierCompanyId, version: 1, invitedAt: at };
    return [{ step: 'invited', invitation }];
  });
}

/** Takes an invitation back; nothing where it was taken back before. Undefined: the supplier was chosen or passed over. */
export function withdraw(invitation: Invitation, at: Date): Stepped[] | undefined {
  if (invitation.state === 'withdrawn') return [];
  if (!asked.includes(invitation.state)) return undefined;
  const taken = { ...invitation, state: 'withdrawn', stateAt: at, version: invitation.version + 1 } as const;
  return [{ step: 'withdrawn', invitation: { ...taken, left: undefined } }];
}
