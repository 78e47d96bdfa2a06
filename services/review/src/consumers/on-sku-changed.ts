import { internal } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import type * as wireCards from '@setu/proto/catalogue/cards';
import * as wire from '@setu/proto/catalogue/events';
import { cardStateWord } from '@setu/proto/wire-words';
import type { SkuCopy } from '../copies/domain/copies.js';
import { openReview } from '../reviews/changes/open-review.js';
import type { Stores } from '../store/index.js';

/**
 * Cards' names, as lists show them; a review that is not done follows its card to another manager. A card that is being
 * written and has no review gets one. One that is taken from the public keeps its review: the next version may be in it.
 * One that is gone takes the review that is not done along, for there is nothing left to decide or to publish, and no
 * page to lead to; what was completed stays.
 */
export const onSkuChanged: Consumer<Stores> = {
  name: 'review.sku-copies',
  subject: 'setu.catalogue.sku.*',
  together: true,
  from: 'start',
  async handle({ subject, payload, occurredAt, actorUserId, actingUserId }, stores) {
    const { cards, reviews, leavers } = stores;
    if (subject.endsWith('.withdrawn')) {
      const { skuId, revision } = wire.SkuWithdrawn.decode(payload);
      return cards.withdraw(skuId, revision);
    }
    if (subject.endsWith('.removed')) {
      const { skuId, revision } = wire.SkuRemoved.decode(payload);
      await cards.remove(skuId, revision);
      return reviews.dropOpen(skuId);
    }
    const told = subject.endsWith('.published')
      ? copyOf(wire.SkuPublished.decode(payload).card, nothingWritten)
      : written(wire.SkuUpdated.decode(payload));
    // The catalogue may have told it before it heard that the manager left.
    await leavers.hold();
    const brokerManagerId = told.brokerManagerId && (await leavers.workOf(told.brokerManagerId));
    const copy = { ...told, brokerManagerId };
    if (!(await cards.put(copy))) return;
    await reviews.setManager(copy.id, copy.brokerManagerId);
    if (copy.draftVersion === 0) return;
    const { id: skuId, draftVersion: cardVersion, edit } = copy;
    const by = { byUserId: actorUserId || undefined, actingUserId: actingUserId || undefined };
    await openReview(stores, { ...{ skuId, cardVersion, edit }, at: new Date(occurredAt), ...by });
  },
};

/** What is being written of a card: nothing once it is published. */
type Written = Pick<SkuCopy, 'draftVersion' | 'edit'>;
const nothingWritten: Written = { draftVersion: 0, edit: 0 };

const written = ({ card, draftVersion, edit }: wire.SkuUpdated): SkuCopy => copyOf(card, { draftVersion, edit });

function copyOf(details: wireCards.CardDetails | undefined, being: Written): SkuCopy {
  const card = details?.card;
  if (details === undefined || card === undefined) throw internal('a sku event without its card');
  return {
    id: card.skuId,
    supplierId: card.company?.id || undefined,
    name: { en: card.name?.en ?? '', ru: card.name?.ru ?? '' },
    vendorCode: card.vendorCode,
    state: cardStateWord(card.state) ?? 'draft',
    brokerManagerId: card.brokerManagerId || undefined,
    revision: details.revision,
    ...being,
  };
}
