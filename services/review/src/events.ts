import type { NewEvent } from '@setu/kit/events';
import * as wire from '@setu/proto/review/events';
import { ReviewStatus } from '@setu/proto/review/words';
import { wireReviewStatus } from '@setu/proto/wire-words';
import type { Discussion } from './discussions/domain/discussion.js';
import type { LocalText } from './domain/local-text.js';
import type { Review } from './reviews/domain/review.js';

/**
 * Returns the event that a review was opened (`from` is undefined), changed its status, or got another reviewer (`from`
 * is its status). `comments` are those with which a card was returned, by form field.
 */
export function reviewStatusChanged(
  review: Review,
  from: Review['status'] | undefined,
  name: LocalText,
  comments: Record<string, string> = {},
): NewEvent {
  const payload = wire.ReviewStatusChanged.encode({
    reviewId: review.id,
    version: review.version,
    skuId: review.skuId,
    from: from === undefined ? ReviewStatus.UNSPECIFIED : wireReviewStatus(from),
    to: wireReviewStatus(review.status),
    reviewerId: review.reviewerId ?? '',
    managerId: review.managerId ?? '',
    name,
    revision: review.revision,
    supplierId: review.supplierId,
    comments,
  }).finish();
  return { subject: 'setu.review.review.status_changed', aggregateId: review.id, payload };
}

/** Returns the event that the supplier edited a card whose review was returned. */
export function reviewEdited({ id: reviewId, skuId, managerId, reviewerId }: Review, name: LocalText): NewEvent {
  const users = { managerId: managerId ?? '', reviewerId: reviewerId ?? '' };
  const payload = wire.ReviewEdited.encode({ reviewId, skuId, name, ...users }).finish();
  return { subject: 'setu.review.review.edited', aggregateId: reviewId, payload };
}

/** Returns the event that a card was approved and translated, and is to be published as it was reviewed. */
export function reviewCompleted(review: Review, russian: Record<string, string>): NewEvent {
  const payload = wire.ReviewCompleted.encode({
    reviewId: review.id,
    skuId: review.skuId,
    cardVersion: review.cardVersion,
    cardEdit: review.approvedEdit,
    russian,
    reviewerId: review.reviewerId ?? '',
  }).finish();
  return { subject: 'setu.review.review.completed', aggregateId: review.id, payload };
}

/** Returns the event that a user wrote a remark about a text of a review. */
export function discussionWritten(
  { id: discussionId, field }: Pick<Discussion, 'id' | 'field'>,
  { id: reviewId, skuId }: Pick<Review, 'id' | 'skuId'>,
  message: { remarkId: string; name: LocalText; userIds: string[] },
): NewEvent {
  const payload = wire.DiscussionWritten.encode({ discussionId, reviewId, skuId, field, ...message }).finish();
  return { subject: 'setu.review.discussion.written', aggregateId: discussionId, payload };
}

/** Returns the event that a discussion about a text of a review was resolved. */
export function discussionResolved({ id: discussionId, reviewId }: Pick<Discussion, 'id' | 'reviewId'>): NewEvent {
  const payload = wire.DiscussionResolved.encode({ discussionId, reviewId }).finish();
  return { subject: 'setu.review.discussion.resolved', aggregateId: discussionId, payload };
}
