import type { InvitationState } from '@setu/proto/words';
import type { Status } from './lifecycle.js';

/** A supplier asked for an offer, as far as the rights to the request go. */
export interface Invitee {
  companyId: string;
  state: InvitationState;
  /** Where the request stood when the supplier's part ended: what came after it does not see. */
  left?: { status: Status; seq: number };
}

interface Asked {
  invitees: readonly Invitee[];
  supplierCompanyId: string | undefined;
  sentToSupplierAt: Date | undefined;
}

/** A company's invitation to a request; what was sent out before there were invitations was sent to one supplier. */
export function inviteeOf(companyId: string, request: Asked): Invitee | undefined {
  const invitee = request.invitees.find((each) => each.companyId === companyId);
  if (invitee !== undefined) return invitee;
  const wasSentToIt = request.supplierCompanyId === companyId && request.sentToSupplierAt !== undefined;
  return wasSentToIt ? { companyId, state: 'open' } : undefined;
}

/** The supplier a request was sent to, while it has part in it: it reads the request's files and hears of its moves. */
export function seeingSupplier(request: Asked): string | undefined {
  const { supplierCompanyId, sentToSupplierAt } = request;
  if (supplierCompanyId === undefined || sentToSupplierAt === undefined) return undefined;
  const state = inviteeOf(supplierCompanyId, request)?.state;
  return state === 'open' || state === 'chosen' ? supplierCompanyId : undefined;
}

/** True where nobody but this company was asked. */
export const isOnlyOneAsked = (companyId: string, { invitees }: Asked): boolean =>
  invitees.every((each) => each.companyId === companyId || each.state === 'withdrawn');
