import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/catalogue/events';
import type { Stores } from '../store/index.js';
import { queueDeliveries } from '../webhooks/changes/queue-deliveries.js';

/** A card became public: its supplier's webhooks are told, and the brokers'. */
export const onCardForWebhooks: Consumer<Stores> = {
  name: 'identity.webhooks-of-cards',
  subject: 'setu.catalogue.sku.published',
  together: true,
  handle: async (event, stores) => {
    const card = wire.SkuPublished.decode(event.payload).card?.card;
    if (card === undefined) return;
    const { skuId: id, vendorCode, name } = card;
    const data = { id, vendor_code: vendorCode, name: { en: name?.en ?? '', ru: name?.ru ?? '' } };
    await queueDeliveries(stores, {
      ...{ event, kind: 'card_published', objectId: id },
      companyIds: [card.company?.id ?? ''],
      dataFor: () => data,
    });
  },
};
