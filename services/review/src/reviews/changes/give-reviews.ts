import type { WriteStores } from '@setu/kit/events';
import { reviewStatusChanged } from '../../events.js';
import type { Stores } from '../../store/index.js';

/** The reviews a reviewer has not done are another's, nobody's where there is none; others are told of each. Done again it finds none. */
export async function giveReviews(
  { reviews, cards, outbox }: WriteStores<Stores>,
  fromId: string,
  toId: string | undefined,
): Promise<void> {
  for (const review of await reviews.giveReviewed(fromId, toId)) {
    const card = await cards.find(review.skuId);
    await outbox.add(reviewStatusChanged(review, review.status, card?.name ?? { en: '', ru: '' }));
  }
}
