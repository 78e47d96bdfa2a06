import { forbidden, notFound } from '@setu/kit/core';
import type { Status } from '../../requests/domain/lifecycle.js';
import { conversationClosed } from '../../requests/domain/refusals.js';
import type { Request } from '../../requests/domain/request.js';
import { type Party, type Relation, relationOf, type Subject } from '../../requests/domain/rights.js';
import type { Channel } from './channel.js';

type Right = 'read' | 'write';

/** What each may do in the channels of a request. */
const granted: Record<Relation, Partial<Record<Channel['party'], Right>>> = {
  // Only of a draft, which has no channel.
  writing: {},
  author: { customer: 'write' },
  colleague: { customer: 'write' },
  senior: { customer: 'write', supplier: 'write' },
  managing: { customer: 'write', supplier: 'write' },
  onlooking: { customer: 'read', supplier: 'read' },
  supplier: { supplier: 'write' },
  invited: { supplier: 'write' },
  past: { supplier: 'read' },
};

/** Nobody writes about a rejected request; a completed one may still have a claim. */
const closed: readonly Status[] = ['rejected_by_customer', 'rejected_by_supplier', 'rejected_by_broker'];

/** Whether the channel exists for the party; no draft has one. */
export const mayRead = (party: Party, request: Subject, channel: Channel): boolean =>
  rightOf(party, request, channel) !== undefined;

/** Whether the party may write in the channel now. */
export const mayWrite = (party: Party, request: Subject, channel: Channel): boolean =>
  rightOf(party, request, channel) === 'write' && mayTrade(party) && !closed.includes(request.status);

/** Refuses who may not read the channel: not_found, as if there were none. */
export function demandReading(party: Party, request: Subject, channel: Channel): void {
  if (!mayRead(party, request, channel)) throw notFound();
}

/**
 * Refuses who may not write in the channel: not_found, forbidden `access_denied` and `commerce_not_allowed`, and for all
 * `conversation_closed` once the request was rejected.
 */
export function demandWriting(party: Party, request: Request, channel: Channel): void {
  demandReading(party, request, channel);
  if (rightOf(party, request, channel) !== 'write') throw forbidden();
  if (!mayTrade(party)) throw forbidden('commerce_not_allowed');
  if (closed.includes(request.status)) throw conversationClosed(request);
}

/** In a supplier's channel nobody writes once its part in the request has ended. */
function rightOf(party: Party, request: Subject, channel: Channel): Right | undefined {
  const relation = request.status === 'draft' ? undefined : relationOf(party, request);
  const isStranger = party.companyType !== 'broker' && party.companyId !== channel.companyId;
  const right = relation === undefined || isStranger ? undefined : granted[relation][channel.party];
  return right === 'write' && !channel.isOpen ? 'read' : right;
}

const mayTrade = ({ companyType, commerceAllowed }: Party): boolean => companyType !== 'customer' || commerceAllowed;
