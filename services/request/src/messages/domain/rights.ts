import { forbidden, notFound } from '@setu/kit/core';
import type { Status } from '../../requests/domain/lifecycle.js';
import { conversationClosed } from '../../requests/domain/refusals.js';
import type { Request } from '../../requests/domain/request.js';
import { type Party, type Relation, relationOf, type Subject } from '../../requests/domain/rights.js';
import type { Channel } from './channel.js';

type Right = 'read' | 'write';

/** What each relation to a request may do in its channels. */
const granted: Record<Relation, Partial<Record<Channel['party'], Right>>> = {
  // Applies only to drafts, which have no channels.
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

/**
 * The statuses that close the conversations. A completed request is not among them, because it may still get a claim.
 */
const closed: readonly Status[] = ['rejected_by_customer', 'rejected_by_supplier', 'rejected_by_broker'];

/** Returns whether the party may read the channel. A draft has no channels. */
export const mayRead = (party: Party, request: Subject, channel: Channel): boolean =>
  rightOf(party, request, channel) !== undefined;

/** Returns whether the party may write in the channel now. */
export const mayWrite = (party: Party, request: Subject, channel: Channel): boolean =>
  rightOf(party, request, channel) === 'write' && mayTrade(party) && !closed.includes(request.status);

/** Throws `not_found` if the party may not read the channel. */
export function demandReading(party: Party, request: Subject, channel: Channel): void {
  if (!mayRead(party, request, channel)) throw notFound();
}

/**
 * Throws if the party may not write in the channel: `not_found`, or forbidden `access_denied` or
 * `commerce_not_allowed`. A rejected request throws `conversation_closed` for everyone.
 */
export function demandWriting(party: Party, request: Request, channel: Channel): void {
  demandReading(party, request, channel);
  if (rightOf(party, request, channel) !== 'write') throw forbidden();
  if (!mayTrade(party)) throw forbidden('commerce_not_allowed');
  if (closed.includes(request.status)) throw conversationClosed(request);
}

/**
 * Returns the party's right in the channel. A supplier's channel is read-only once the supplier no longer takes part in
 * the request.
 */
function rightOf(party: Party, request: Subject, channel: Channel): Right | undefined {
  const relation = request.status === 'draft' ? undefined : relationOf(party, request);
  const isUnrelated = party.companyType !== 'broker' && party.companyId !== channel.companyId;
  const right = relation === undefined || isUnrelated ? undefined : granted[relation][channel.party];
  return right === 'write' && !channel.isOpen ? 'read' : right;
}

const mayTrade = ({ companyType, commerceAllowed }: Party): boolean => companyType !== 'customer' || commerceAllowed;
