import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/review/events';
import { reviewStatusWord } from '@setu/proto/wire-words';
import { endReturns } from '../notices/changes/end-returns.js';
import { notifyOfCard } from '../notices/changes/notify-of-card.js';
import { writeNotices } from '../notices/changes/write-notices.js';
import { type NoticeDraft, responsibleParty } from '../notices/domain/notices.js';
import type { Stores } from '../store/index.js';

/**
 * Notifies the responsible party of a transition of a product review.
 * - The reviewer, or every reviewer if the review is unassigned.
 * - After a new assignment only the new reviewer, if the reviewer is the responsible party.
 * - For a published card its manager and its supplier's users.
 * - For a returned card also its supplier's users. Their notification links to the form of the card.
 * - For a removed card the assigned reviewer, whose review ended.
 * A status that this release does not know notifies no one.
 * Several cards of one supplier in quick succession, such as those of an imported file, share one notification that
 * counts the waiting cards.
 */
export const onReviewStatusChanged: Consumer<Stores> = {
  name: 'identity.notices-of-reviews',
  subject: 'setu.review.review.status_changed',
  together: true,
  handle: async (event, stores) => {
    const review = wire.ReviewStatusChanged.decode(event.payload);
    const status = reviewStatusWord(review.to);
    if (status === undefined) return;
    const draft = draftOf(review, status);
    const to = await responsibleUsers({ ...review, to: status, isReassigned: review.from === review.to }, stores);
    const { supplierId } = review;
    if (status === 'reviewed' && review.from !== review.to) {
      const returned = { ...draft, type: 'review_returned', entityType: 'sku', entityId: review.skuId } as const;
      await writeNotices(stores, { event, draft: returned, to: await stores.users.idsOfCompany(supplierId) });
    }
    // The manager may have corrected the card instead of its supplier.
    if (status === 'corrected')
      await endReturns(stores, { skuId: review.skuId, supplierId, at: new Date(event.occurredAt) });
    if (draft.type !== 'review_created') return writeNotices(stores, { event, draft, to });
    const supplier = supplierId === '' ? undefined : await stores.companies.byId(supplierId);
    const params = { ...draft.params, supplier_id: supplierId, supplier: supplier?.shortName ?? '' };
    await notifyOfCard(stores, supplierId, { event, draft: { ...draft, params }, to });
  },
};

/** The notification of a published card links to the card, because its supplier sees no reviews. */
function draftOf(review: wire.ReviewStatusChanged, status: string): NoticeDraft {
  const { reviewId, skuId, name, comments } = review;
  const params = {
    ...{ status, sku_id: skuId, name_en: name?.en ?? '', name_ru: name?.ru ?? '' },
    ...Object.fromEntries(Object.entries(comments).map(([field, text]) => [`comment_${field}`, text])),
  };
  if (status === 'completed') return { type: 'review_completed', params, entityType: 'sku', entityId: skuId };
  const type = status === 'created' ? 'review_created' : 'review_status_changed';
  return { type, params, entityType: 'review', entityId: reviewId };
}

interface ReviewTransition extends Pick<wire.ReviewStatusChanged, 'reviewerId' | 'managerId' | 'supplierId'> {
  to: string;
  /** True if only the reviewer changed. */
  isReassigned: boolean;
}

async function responsibleUsers(review: ReviewTransition, { users }: Pick<Stores, 'users'>): Promise<string[]> {
  const { reviewerId, managerId, supplierId, to, isReassigned } = review;
  if (to === 'completed') return [managerId, ...(await users.idsOfCompany(supplierId))];
  if (to === 'withdrawn') return [reviewerId];
  if (responsibleParty(review) === 'manager') return isReassigned ? [] : [managerId];
  return reviewerId === '' ? users.reviewerIds() : [reviewerId];
}
