import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/review/events';
import { reviewStatusWord } from '@setu/proto/wire-words';
import { writeNotices } from '../notices/changes/write-notices.js';
import { type NoticeDraft, turnOf } from '../notices/domain/notices.js';
import type { Stores } from '../store/index.js';

/** A product review moved: the one whose turn it is is told; of one without a reviewer, every reviewer. */
export const onReviewStatusChanged: Consumer<Stores> = {
  name: 'identity.notices-of-reviews',
  subject: 'setu.review.review.status_changed',
  handle: async (event, stores) => {
    const review = wire.ReviewStatusChanged.decode(event.payload);
    const status = reviewStatusWord(review.to) ?? '';
    const draft: NoticeDraft = {
      type: status === 'created' ? 'review_created' : 'review_status_changed',
      params: {
        status,
        sku_id: review.skuId,
        name_en: review.name?.en ?? '',
        name_ru: review.name?.ru ?? '',
      },
      entityType: 'review',
      entityId: review.reviewId,
    };
    await writeNotices(stores, { event, draft, to: await whoseTurn({ ...review, to: status }, stores) });
  },
};

type Moved = Pick<wire.ReviewStatusChanged, 'reviewerId' | 'managerId'> & { to: string };

async function whoseTurn(review: Moved, { users }: Pick<Stores, 'users'>): Promise<string[]> {
  if (turnOf(review) === 'manager') return [review.managerId];
  return review.reviewerId === '' ? users.reviewerIds() : [review.reviewerId];
}
