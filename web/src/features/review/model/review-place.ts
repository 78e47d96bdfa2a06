import { type ReviewHeadView, type ReviewStatus, screenPath } from '@setu/contract';
import { pathOfRoute } from '../../../session/screens';

/** Returns the review's own page, independent of its status. */
export const toReviewPage = (review: string): string => screenPath('product_sku_review_page', { review });

/** Returns the page where the responsible user continues a review. For other users, returns the review's own page. */
export function toReview({ id, status, isMine }: { id: string; status: ReviewStatus; isMine: boolean }): string {
  if (isMine && status === 'reviewed') return screenPath('product_sku_correct_page', { review: id });
  if (isMine && status === 'approved') return screenPath('product_sku_translate_page', { review: id });
  return toReviewPage(id);
}

/** Returns the next or previous review of the reader's queue, on the page where it continues for them. */
export const toQueued = (route: NonNullable<ReviewHeadView['queue']['next']>): string =>
  pathOfRoute(route) ?? toReviews();

/** Returns the list, the way back for users who opened a review directly. */
export const toReviews = (): string => screenPath('product_sku_review_list_page');
