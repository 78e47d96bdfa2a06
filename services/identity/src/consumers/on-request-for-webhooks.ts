import type { Consumer, EventEnvelope, WriteStores } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { rejectReasonWord, requestKindWord, requestStatusWord } from '@setu/proto/wire-words';
import type { Stores } from '../store/index.js';
import { queueDeliveries } from '../webhooks/changes/queue-deliveries.js';

/**
 * Sends the events of requests to webhooks. One consumer handles all of them, so that they are sent in order.
 * Recipients are the same as for notifications. The customer and the brokers get everything. Suppliers get only what
 * was sent to them and never learn who the buyer is.
 */
export const onRequestForWebhooks: Consumer<Stores> = {
  name: 'identity.webhooks-of-requests',
  subject: 'setu.request.request.*',
  handle: async (event, stores) => {
    if (event.subject.endsWith('.published')) await queuePublished(event, stores);
    if (event.subject.endsWith('.status_changed')) await queueTransition(event, stores);
  },
};

type About = Pick<wire.RequestPublished, 'requestId' | 'kind' | 'numericHash' | 'name' | 'version'>;

const dataOf = ({ requestId: id, kind, numericHash, name, version }: About) => ({
  ...{ id, numeric_hash: numericHash, kind: requestKindWord(kind) ?? '', version },
  name: { en: name?.en ?? '', ru: name?.ru ?? '' },
});

async function queuePublished(event: EventEnvelope, stores: WriteStores<Stores>): Promise<void> {
  const request = wire.RequestPublished.decode(event.payload);
  const customer = { id: request.customerCompanyId, short_name: request.customerName };
  const data = { ...dataOf(request), status: 'new', customer };
  await queueDeliveries(stores, {
    ...{ event, kind: 'request_published', objectId: request.requestId },
    companyIds: [request.customerCompanyId],
    dataFor: () => data,
  });
}

async function queueTransition(event: EventEnvelope, stores: WriteStores<Stores>): Promise<void> {
  const transition = wire.RequestStatusChanged.decode(event.payload);
  const [status, from] = [requestStatusWord(transition.to) ?? '', requestStatusWord(transition.from) ?? ''];
  const reason = rejectReasonWord(transition.reason) ?? '';
  const customer = { id: transition.customerCompanyId, short_name: transition.customerName };
  const visible = { ...dataOf(transition), status, reason };
  const suppliers = suppliersOf(transition, status);
  await queueDeliveries(stores, {
    ...{ event, kind: 'request_status_changed', objectId: transition.requestId },
    companyIds: [transition.customerCompanyId, ...suppliers],
    dataFor: ({ companyId, isBroker }) =>
      isBroker || companyId === transition.customerCompanyId ? { ...visible, from, customer } : visible,
  });
}

/**
 * Returns the suppliers to notify. A supplier that was invited before already knows the request that is now sent to it,
 * so it is left out.
 */
function suppliersOf(transition: wire.RequestStatusChanged, status: string): string[] {
  if (status === 'send_to_supplier' && !transition.supplierIsNew) return [];
  return [...(transition.supplierSees ? [transition.supplierCompanyId] : []), ...transition.invitedCompanyIds];
}
