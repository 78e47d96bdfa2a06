import type { Consumer, EventEnvelope, WriteStores } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { rejectReasonWord, requestStatusWord } from '@setu/proto/wire-words';
import { writeNotices } from '../notices/changes/write-notices.js';
import { type Doer, doerParams } from '../notices/domain/event-actor.js';
import type { Stores } from '../store/index.js';
import { doerOf } from './actor-of.js';
import { requestDraft } from './request-draft.js';

/**
 * Notifies the customer's users and the manager of a transition of a request. After the request was sent out, the
 * supplier's users are notified too.
 */
export const onRequestStatusChanged: Consumer<Stores> = {
  name: 'identity.notices-of-request-statuses',
  subject: 'setu.request.request.status_changed',
  handle: async (event, stores) => {
    const moved = wire.RequestStatusChanged.decode(event.payload);
    const status = requestStatusWord(moved.to) ?? '';
    const sent: Sent = { event, moved, status, doer: await doerOf(event, stores), stores };
    await tellCustomerAndManager(sent);
    if (moved.supplierSees && moved.supplierCompanyId !== '') await tellSupplier(sent, [moved.supplierCompanyId]);
    await tellSupplier(sent, moved.invitedCompanyIds);
  },
};

interface Sent {
  event: EventEnvelope;
  moved: wire.RequestStatusChanged;
  status: string;
  doer: Doer | undefined;
  stores: WriteStores<Stores>;
}

async function tellCustomerAndManager({ event, moved, status, doer, stores }: Sent): Promise<void> {
  const told = { customer: moved.customerName, status, reason: rejectReasonWord(moved.reason) ?? '' };
  const draftFor = (reader: 'customer' | 'broker') =>
    requestDraft('request_status_changed', moved, { ...told, ...doerParams(doer, reader) });
  const customers = await stores.users.idsOfCompany(moved.customerCompanyId);
  await writeNotices(stores, { event, draft: draftFor('customer'), to: customers });
  await writeNotices(stores, { event, draft: draftFor('broker'), to: [moved.brokerManagerId] });
}

// The buyer stays hidden from the supplier until the contract.
async function tellSupplier(
  { event, moved, status, doer, stores }: Sent,
  companyIds: readonly string[],
): Promise<void> {
  // A supplier that was invited before already knows the request that is now sent to it.
  if (status === 'send_to_supplier' && !moved.supplierIsNew) return;
  const type = moved.supplierIsNew ? 'request_sent_to_supplier' : 'request_status_changed';
  const told = { status, reason: rejectReasonWord(moved.reason) ?? '', ...doerParams(doer, 'supplier') };
  const draft = requestDraft(type, moved, told);
  for (const companyId of companyIds)
    await writeNotices(stores, { event, draft, to: await stores.users.idsOfCompany(companyId) });
}
