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
  const assigned = await reviews.assignReviewed(fromId, toId);
  const names = await cards.namesOf(assigned.map(({ skuId }) => skuId));
  const unknown = { en: '', ru: '' };
  await outbox.add(
    ...assigned.map((review) => reviewStatusChanged(review, review.status, names.get(review.skuId) ?? unknown)),
  );
}
