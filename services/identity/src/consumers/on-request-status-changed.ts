import type { Consumer, EventEnvelope, WriteStores } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { rejectReasonWord, requestStatusWord } from '@setu/proto/wire-words';
import { writeNotices } from '../notices/changes/write-notices.js';
import { actorParams, type EventActor } from '../notices/domain/event-actor.js';
import type { Stores } from '../store/index.js';
import { actorOf } from './actor-of.js';
import { requestDraft } from './request-draft.js';
import { termsParams } from './terms-params.js';

/**
 * Notifies the customer's users and the manager of a transition of a request. A request without a manager that is
 * cancelled is reported to every manager who was notified of it. After the request was sent out, the supplier's users
 * are notified too.
 */
export const onRequestStatusChanged: Consumer<Stores> = {
  name: 'identity.notices-of-request-statuses',
  subject: 'setu.request.request.status_changed',
  handle: async (event, stores) => {
    const transition = wire.RequestStatusChanged.decode(event.payload);
    const status = requestStatusWord(transition.to) ?? '';
    const sent: Sent = { event, transition, status, actor: await actorOf(event, stores), stores };
    await notifyCustomerAndManager(sent);
    if (transition.supplierSees && transition.supplierCompanyId !== '')
      await notifySupplier(sent, [transition.supplierCompanyId], dealParams(transition));
    // Suppliers that were only invited do not know the deal.
    await notifySupplier(sent, transition.invitedCompanyIds, {});
  },
};

interface Sent {
  event: EventEnvelope;
  transition: wire.RequestStatusChanged;
  status: string;
  actor: EventActor | undefined;
  stores: WriteStores<Stores>;
}

/** Returns what only the parties of the deal learn: its terms, and what was written with a rejection. */
const dealParams = ({ terms, rejectComment }: wire.RequestStatusChanged): Record<string, string> => ({
  ...termsParams(terms),
  ...(rejectComment !== '' && { comment: rejectComment }),
});

/** Returns the request's manager, or every manager for a request that is cancelled while it waits in their queue. */
async function brokers(
  { brokerManagerId }: wire.RequestStatusChanged,
  status: string,
  { users }: Pick<Stores, 'users'>,
): Promise<string[]> {
  return brokerManagerId === '' && status === 'rejected_by_customer' ? users.managerIds() : [brokerManagerId];
}

async function notifyCustomerAndManager({ event, transition, status, actor, stores }: Sent): Promise<void> {
  const reason = rejectReasonWord(transition.reason) ?? '';
  const params = { customer: transition.customerName, status, reason, ...dealParams(transition) };
  const draftFor = (reader: 'customer' | 'broker', extra: Record<string, string> = {}) =>
    requestDraft('request_status_changed', transition, { ...params, ...extra, ...actorParams(actor, reader) });
  // A customer who has seen an offer already knows that suppliers have the request.
  const customers = transition.offerShown ? [] : await stores.users.idsOfCompany(transition.customerCompanyId);
  const forCustomer = draftFor('customer', transition.claimUntil === '' ? {} : { claim_until: transition.claimUntil });
  await writeNotices(stores, { event, draft: forCustomer, to: customers });
  await writeNotices(stores, { event, draft: draftFor('broker'), to: await brokers(transition, status, stores) });
}

// The supplier does not learn who the buyer is until the contract.
async function notifySupplier(
  { event, transition, status, actor, stores }: Sent,
  companyIds: readonly string[],
  deal: Record<string, string>,
): Promise<void> {
  // A supplier that was invited before already knows the request that is now sent to it.
  if (status === 'send_to_supplier' && !transition.supplierIsNew) return;
  const type = transition.supplierIsNew ? 'request_sent_to_supplier' : 'request_status_changed';
  const reason = rejectReasonWord(transition.reason) ?? '';
  const draft = requestDraft(type, transition, { status, reason, ...deal, ...actorParams(actor, 'supplier') });
  for (const companyId of companyIds)
    await writeNotices(stores, { event, draft, to: await stores.users.idsOfCompany(companyId) });
}
