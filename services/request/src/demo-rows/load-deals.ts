import type { DemoDeal } from '@setu/demo-world';
import { claimFields } from '../claims/store/claim-fields.js';
import type { Contract } from '../contracts/domain/contract.js';
import type { Invitation } from '../invitations/domain/invitation.js';
import { supplierOfferFields } from '../invitations/store/offer-fields.js';
import { conversationFields, messageFields } from '../messages/store/message-fields.js';
import { milestoneFields } from '../milestones/store/milestone-fields.js';
import type { Request } from '../requests/domain/request.js';
import { sampleFields } from '../samples/store/sample-fields.js';
import { toRow } from '../store/fields.js';
import type { Stores } from '../store/index.js';
import { claimsIn, dealAudit, milestonesIn } from './demo-after-contract.js';
import { conversationsIn } from './demo-conversations.js';
import type { Offered } from './demo-offers.js';
import { sampleAudit, samplesIn } from './demo-samples.js';

/** A demo request with its deal: invitations, offers, messages, milestones, claims and samples. */
export interface Dealt {
  request: Request;
  invitations: Invitation[];
  offers: Offered['offers'];
  contract?: Contract;
  deal: DemoDeal | undefined;
}

/**
 * Writes everything about deals except their transitions: offers, messages, milestones, claims, samples, and
 * their audit entries.
 */
export async function loadDeals(
  { bulk }: Pick<Stores, 'bulk'>,
  made: readonly Dealt[],
  id: () => string,
): Promise<void> {
  const all = made.flatMap(({ deal, ...one }) => (deal ? [{ ...one, deal }] : []));
  await bulk.insert(
    'supplier_offer',
    all.flatMap(({ offers }) => offers.map((offer) => toRow(supplierOfferFields, offer))),
  );
  const conversations = all.flatMap(({ request, invitations, deal }) => conversationsIn(request, invitations, deal));
  await bulk.insert(
    'conversation',
    conversations.map(({ conversation }) => toRow(conversationFields, conversation)),
  );
  await bulk.insert(
    'message',
    conversations.flatMap(({ conversation, messages }) =>
      messages.map((message) => ({ ...toRow(messageFields, message), conversation_id: conversation.id })),
    ),
  );
  await bulk.insert(
    'message_read',
    conversations.flatMap(({ conversation, readers }) =>
      readers.map(({ userId, seq, at }) => ({ conversation_id: conversation.id, user_id: userId, seq, at })),
    ),
  );
  const withMilestones = all.map((one) => ({ ...one, milestones: milestonesIn(one.deal, one.contract) }));
  await bulk.insert(
    'milestone',
    withMilestones.flatMap(({ milestones }) => milestones.map((milestone) => toRow(milestoneFields, milestone))),
  );
  await bulk.insert(
    'claim',
    all.flatMap(({ deal }) => claimsIn(deal).map((claim) => toRow(claimFields, claim))),
  );
  const samples = all.flatMap(({ deal, request }) => samplesIn(deal, request.supplierCompanyId ?? ''));
  await bulk.insert(
    'sample',
    samples.map((sample) => toRow(sampleFields, sample)),
  );
  const entries = withMilestones.flatMap(({ deal, request, milestones }) =>
    dealAudit(deal, request.brokerManagerId ?? '', milestones),
  );
  entries.push(...samples.flatMap(sampleAudit));
  await bulk.insert(
    'request_audit',
    entries.map(({ requestId, at, byUserId, field, from, to }) => ({
      ...{ id: id(), request_id: requestId, at, by_user_id: byUserId, acting_user_id: null, field },
      ...{ old_value: from, new_value: to },
    })),
  );
}
