import type { Consumer, EventEnvelope, WriteStores } from '@setu/kit/events';
import * as wire from '@setu/proto/catalogue/events';
import type { Stores } from '../store/index.js';
import { queueDeliveries } from '../webhooks/changes/queue-deliveries.js';

/**
 * A card became public, or is so no more: its supplier's webhooks are told, and the brokers'. One consumer for both, so
 * that of one card they leave in their order.
 */
export const onCardForWebhooks: Consumer<Stores> = {
  name: 'identity.webhooks-of-cards',
  subject: 'setu.catalogue.sku.*',
  together: true,
  handle: async (event, stores) => {
    if (event.subject.endsWith('.published')) await tellPublished(event, stores);
    if (event.subject.endsWith('.withdrawn')) await tellGone(event, stores, wire.SkuWithdrawn.decode(event.payload));
    if (event.subject.endsWith('.removed')) {
      const removed = wire.SkuRemoved.decode(event.payload);
      if (removed.wasPublic) await tellGone(event, stores, removed);
    }
  },
};

async function tellPublished(event: EventEnvelope, stores: WriteStores<Stores>): Promise<void> {
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

type Gone = Pick<wire.SkuWithdrawn, 'skuId' | 'companyId' | 'vendorCode'>;

/** Its name is not told: it may have been written anew since anybody saw it. */
async function tellGone(event: EventEnvelope, stores: WriteStores<Stores>, gone: Gone): Promise<void> {
  const { skuId: id, companyId, vendorCode } = gone;
  await queueDeliveries(stores, {
    ...{ event, kind: 'card_withdrawn', objectId: id },
    companyIds: [companyId],
    dataFor: () => ({ id, vendor_code: vendorCode }),
  });
}
