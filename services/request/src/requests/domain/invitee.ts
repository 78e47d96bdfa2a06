import type { InvitationState } from '@setu/proto/words';
import type { Status } from './lifecycle.js';

/** The part of an invitation that the access rules read. */
export interface Invitee {
  companyId: string;
  state: InvitationState;
  /** The request's status when the supplier's participation ended. The supplier does not see later events. */
  left?: { status: Status; seq: number };
}

interface InvitationFacts {
  invitees: readonly Invitee[];
  supplierCompanyId: string | undefined;
  sentToSupplierAt: Date | undefined;
}

/**
 * Returns a company's invitation to a request. A request sent out before invitations existed counts as an open
 * invitation of its supplier.
 */
export function inviteeOf(companyId: string, request: InvitationFacts): Invitee | undefined {
  const invitee = request.invitees.find((each) => each.companyId === companyId);
  if (invitee !== undefined) return invitee;
  const wasSentToIt = request.supplierCompanyId === companyId && request.sentToSupplierAt !== undefined;
  return wasSentToIt ? { companyId, state: 'open' } : undefined;
}

/**
 * Returns the supplier that a request was sent to, if that supplier still takes part. This supplier may read the
 * request's files and is notified of its transitions.
 */
export function seeingSupplier(request: InvitationFacts): string | undefined {
  const { supplierCompanyId, sentToSupplierAt } = request;
  if (supplierCompanyId === undefined || sentToSupplierAt === undefined) return undefined;
  const state = inviteeOf(supplierCompanyId, request)?.state;
  return state === 'open' || state === 'chosen' ? supplierCompanyId : undefined;
}

/** Returns whether this company is the only one invited. */
export const isOnlyInvitee = (companyId: string, { invitees }: InvitationFacts): boolean =>
  invitees.every((each) => each.companyId === companyId || each.state === 'withdrawn');
