import { internal } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import type * as wireCards from '@setu/proto/catalogue/cards';
import * as wire from '@setu/proto/catalogue/events';
import { cardStateWord } from '@setu/proto/wire-words';
import type { SkuCopy } from '../copies/domain/copies.js';
import type { Stores } from '../store/index.js';

/** Cards' names, as lists show them; a review that is not done follows its card to another manager. */
export const onSkuChanged: Consumer<Stores> = {
  name: 'review.sku-copies',
  subject: 'setu.catalogue.sku.*',
  from: 'start',
  async handle({ subject, payload }, { cards, reviews, leavers }) {
    if (subject.endsWith('.withdrawn')) {
      const { skuId, revision } = wire.SkuWithdrawn.decode(payload);
      return cards.withdraw(skuId, revision);
    }
    const message = subject.endsWith('.published') ? wire.SkuPublished : wire.SkuUpdated;
    const told = copyOf(message.decode(payload).card);
    // The catalogue may have told it before it heard that the manager left.
    await leavers.hold();
    const brokerManagerId = told.brokerManagerId && (await leavers.workOf(told.brokerManagerId));
    const copy = { ...told, brokerManagerId };
    if (await cards.put(copy)) await reviews.setManager(copy.id, copy.brokerManagerId);
  },
};

function copyOf(details: wireCards.CardDetails | undefined): SkuCopy {
  const card = details?.card;
  if (details === undefined || card === undefined) throw internal('a sku event without its card');
  return {
    id: card.skuId,
    supplierId: card.company?.id || undefined,
    name: { en: card.name?.en ?? '', ru: card.name?.ru ?? '' },
    state: cardStateWord(card.state) ?? 'draft',
    brokerManagerId: card.brokerManagerId || undefined,
    revision: details.revision,
  };
}
