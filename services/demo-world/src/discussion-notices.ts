import { demoCards } from './cards.js';
import { demoDiscussions } from './discussions.js';
import { doing, type NoticeDraft } from './notice-drafts.js';
import { demoReviews } from './reviews.js';

/**
 * Returns the notifications of each remark for the review's participants and for earlier authors in the discussion.
 * Authors get no notification of their own remarks.
 */
export function discussionNotices(now: Date): NoticeDraft[] {
  const cards = new Map(demoCards().map((card) => [card.id, card]));
  const reviews = new Map(demoReviews(now).map((review) => [review.id, review]));
  return demoDiscussions(now).flatMap(({ reviewId, field, remarks }) => {
    const review = reviews.get(reviewId);
    const card = cards.get(review?.cardId ?? '');
    if (review === undefined || card === undefined) throw new Error(`no demo review ${reviewId}`);
    const about = { sku_id: card.id, field, name_en: card.name.en, name_ru: card.name.ru };
    return remarks.flatMap(({ id, at, userId: by }, n): NoticeDraft[] => {
      const wrote = remarks.slice(0, n).map(({ userId }) => userId);
      const concerned = [...new Set([review.reviewerId, review.managerId, ...wrote])].filter((user) => user !== by);
      const params = { ...about, ...doing(by, 'broker') };
      return concerned.map((userId) => ({
        ...{ userId, type: 'review_remark', params, entityType: 'review', entityId: reviewId, createdAt: at, key: id },
      }));
    });
  });
}
