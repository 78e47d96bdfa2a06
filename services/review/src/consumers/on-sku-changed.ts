import { internal } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import type * as wireCards from '@setu/proto/catalogue/cards';
import * as wire from '@setu/proto/catalogue/events';
import { cardStateWord } from '@setu/proto/wire-words';
import { reviewEdited } from '../events.js';
import type { CardReadModel } from '../read-models/domain/read-models.js';
import { openReview } from '../reviews/changes/open-review.js';
import { withdrawReview } from '../reviews/changes/transition-review.js';
import { isCorrection } from '../reviews/domain/corrections.js';
import type { Stores } from '../store/index.js';

/**
 * Copies cards into the read model, so that lists show their names. An open review follows its card to another manager.
 * A draft without a review gets one. A withdrawn card keeps its review, because the next version may be in it. The open
 * review of a removed card ends as withdrawn. Completed reviews stay as they are. A change of a returned card is a
 * correction. If it is the supplier's, an event is published for its manager.
 */
export const onSkuChanged: Consumer<Stores> = {
  name: 'review.sku-copies',
  subject: 'setu.catalogue.sku.*',
  together: true,
  from: 'start',
  async handle({ subject, payload, occurredAt, actorUserId, actingUserId }, stores) {
    const { cards, reviews, rounds, people, departedUsers } = stores;
    const by = { byUserId: actorUserId || undefined, actingUserId: actingUserId || undefined };
    if (subject.endsWith('.withdrawn')) {
      const { skuId, revision } = wire.SkuWithdrawn.decode(payload);
      return cards.withdraw(skuId, revision);
    }
    if (subject.endsWith('.removed')) {
      const { skuId, revision } = wire.SkuRemoved.decode(payload);
      // Transitions also lock the review before the card.
      await reviews.lockOpen(skuId);
      await cards.remove(skuId, revision);
      return withdrawReview(stores, skuId, { at: new Date(occurredAt), ...by });
    }
    const { card, changed } = subject.endsWith('.published')
      ? { card: copyOf(wire.SkuPublished.decode(payload).card, nothingWritten), changed: [] }
      : written(wire.SkuUpdated.decode(payload));
    // The catalogue may have published the event before it knew that the manager had left.
    await departedUsers.blockDepartures();
    const brokerManagerId = card.brokerManagerId && (await departedUsers.assigneeFor(card.brokerManagerId));
    const row = { ...card, brokerManagerId };
    if (!(await cards.put(row))) return;
    await reviews.setManager(row.id, row.brokerManagerId);
    if (row.draftVersion === 0) return;
    const { id: skuId, draftVersion: cardVersion, edit } = row;
    const at = new Date(occurredAt);
    const review = await openReview(stores, { ...{ skuId, cardVersion, edit }, at, ...by });
    if (review === undefined || !isCorrection(await rounds.transitions(review.id), at)) return;
    await reviews.addCorrected(review.id, changed);
    // Sending the card back to the reviewer begins the next round.
    const round = review.status === 'reviewed' ? review.round : review.round - 1;
    if (by.byUserId)
      await rounds.putCorrection({ ...{ reviewId: review.id, round, at, ...by }, byUserId: by.byUserId });
    if (review.status === 'reviewed' && (await people.worksFor(actorUserId, review.supplierId)))
      await stores.outbox.add(reviewEdited(review, row.name));
  },
};

/** The state of a card's draft. It is reset when the card has no draft, as after publication. */
type Written = Pick<CardReadModel, 'draftVersion' | 'edit'>;
const nothingWritten: Written = { draftVersion: 0, edit: 0 };

const written = ({ card, draftVersion, edit, changed }: wire.SkuUpdated) => ({
  card: copyOf(card, { draftVersion, edit }),
  changed,
});

function copyOf(details: wireCards.CardDetails | undefined, being: Written): CardReadModel {
  const card = details?.card;
  if (details === undefined || card === undefined) throw internal('a SKU event has no card');
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
