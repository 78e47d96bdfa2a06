import type { WriteStores } from '@setu/kit/events';
import { reviewStatusChanged } from '../../events.js';
import type { Stores } from '../../store/index.js';

/**
 * Reassigns the open reviews of a reviewer to another, or unassigns them. Publishes an event for each. Repeating it
 * does nothing.
 */
export async function assignReviews(
  { reviews, cards, outbox }: WriteStores<Stores>,
  fromId: string,
  toId: string | undefined,
): Promise<void> {
  for (const review of await reviews.giveReviewed(fromId, toId)) {
    const card = await cards.find(review.skuId);
    await outbox.add(reviewStatusChanged(review, review.status, card?.name ?? { en: '', ru: '' }));
  }
}
