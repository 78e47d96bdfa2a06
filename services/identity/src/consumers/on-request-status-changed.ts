import type { Consumer, EventEnvelope, WriteStores } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { requestStatusWord } from '@setu/proto/wire-words';
import { writeNotices } from '../notices/changes/write-notices.js';
import type { Stores } from '../store/index.js';
import { requestDraft } from './request-draft.js';

/** A request moved: the customer's people and the manager are told, and from send_to_supplier's step the supplier's. */
export const onRequestStatusChanged: Consumer<Stores> = {
  name: 'identity.notices-of-request-statuses',
  subject: 'setu.request.request.status_changed',
  handle: async (event, stores) => {
    const moved = wire.RequestStatusChanged.decode(event.payload);
    const status = requestStatusWord(moved.to) ?? '';
    const draft = requestDraft('request_status_changed', moved, { customer: moved.customerName, status });
    const customers = await stores.users.idsOfCompany(moved.customerCompanyId);
    await writeNotices(stores, { event, draft, to: [...customers, moved.brokerManagerId] });
    if (status === 'send_to_supplier' && moved.supplierCompanyId !== '') {
      await tellSupplier({ event, moved, status, stores });
    }
  },
};

interface Sent {
  event: EventEnvelope;
  moved: wire.RequestStatusChanged;
  status: string;
  stores: WriteStores<Stores>;
}

// Who buys stays hidden from the supplier before the contract.
async function tellSupplier({ event, moved, status, stores }: Sent): Promise<void> {
  const draft = requestDraft('request_sent_to_supplier', moved, { status });
  await writeNotices(stores, { event, draft, to: await stores.users.idsOfCompany(moved.supplierCompanyId) });
}
