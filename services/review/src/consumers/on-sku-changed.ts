import { internal } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import type { CardDetails } from '@setu/proto/catalogue';
import { SkuPublished, SkuUpdated, SkuWithdrawn } from '@setu/proto/catalogue/events';
import type { SkuCopy } from '../store/copies.js';
import type { Stores } from '../store/index.js';

/** Cards' names, as lists show them; a review that is not done follows its card to another manager. */
export const onSkuChanged: Consumer<Stores> = {
  name: 'review.sku-copies',
  subject: 'setu.catalogue.sku.*',
  async handle({ subject, payload }, { copies, reviews }) {
    if (subject.endsWith('.withdrawn')) {
      const { skuId, version } = SkuWithdrawn.decode(payload);
      return copies.withdrawSku(skuId, version);
    }
    const message = subject.endsWith('.published') ? SkuPublished : SkuUpdated;
    const copy = copyOf(message.decode(payload).card);
    if (await copies.putSku(copy)) await reviews.setManager(copy.id, copy.broker_manager_id);
  },
};

function copyOf(details: CardDetails | undefined): SkuCopy {
  const card = details?.card;
  if (details === undefined || card === undefined) throw internal('a sku event without its card');
  return {
    id: card.skuId,
    supplier_id: card.company?.id || null,
    name_en: card.name?.en ?? '',
    name_ru: card.name?.ru ?? '',
    state: card.state === 'published' ? 'published' : 'draft',
    broker_manager_id: details.brokerManagerId || null,
    version: details.version,
  };
}
