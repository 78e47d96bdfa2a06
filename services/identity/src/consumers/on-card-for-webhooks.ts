import type { Consumer, EventEnvelope, WriteStores } from '@setu/kit/events';
import * as wire from '@setu/proto/catalogue/events';
import type { Stores } from '../store/index.js';
import { queueDeliveries } from '../webhooks/changes/queue-deliveries.js';

/**
 * Notifies the webhooks of the supplier and of the brokers that a card became public or is no longer public. One
 * consumer handles both events, so that those of one card are sent in order.
 */
export const onCardForWebhooks: Consumer<Stores> = {
  name: 'identity.webhooks-of-cards',
  subject: 'setu.catalogue.sku.*',
  together: true,
  handle: async (event, stores) => {
    if (event.subject.endsWith('.published')) await queuePublished(event, stores);
    if (event.subject.endsWith('.withdrawn'))
      await queueWithdrawn(event, stores, wire.SkuWithdrawn.decode(event.payload));
    if (event.subject.endsWith('.removed')) {
      const removed = wire.SkuRemoved.decode(event.payload);
      if (removed.wasPublic) await queueWithdrawn(event, stores, removed);
    }
  },
};

async function queuePublished(event: EventEnvelope, stores: WriteStores<Stores>): Promise<void> {
  const card = wire.SkuPublished.decode(event.payload).card?.card;
  if (card === undefined) return;
  const { skuId: id, vendorCode, name } = card;
  const data = { id, vendor_code: vendorCode, name: { en: name?.en ?? '', ru: name?.ru ?? '' } };
  await queueDeliveries(stores, {
    ...{ event, kind: 'card_published', objectId: id },
    companyIds: [card.company?.id ?? ''],
    dataFor: () => data,
  });
}

type WithdrawnCard = Pick<wire.SkuWithdrawn, 'skuId' | 'companyId' | 'vendorCode'>;

/**
 * Queues the webhook deliveries for a withdrawn card. They omit the card's name, because it may have changed since the
 * card was last public.
 */
async function queueWithdrawn(
  event: EventEnvelope,
  stores: WriteStores<Stores>,
  withdrawn: WithdrawnCard,
): Promise<void> {
  const { skuId: id, companyId, vendorCode } = withdrawn;
  await queueDeliveries(stores, {
    ...{ event, kind: 'card_withdrawn', objectId: id },
    companyIds: [companyId],
    dataFor: () => ({ id, vendor_code: vendorCode }),
  });
}
