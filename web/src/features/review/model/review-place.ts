import { type ReviewHeadView, type ReviewStatus, screenPath } from '@setu/contract';
import { pathOfRoute } from '../../../session/screens';

/** The review's own page, whatever its status. */
export const toReviewPage = (review: string): string => screenPath('product_sku_review_page', { review });

/** The page on which a review goes on from a status, for whoever it waits for; whoever else looks reads it on its own page. */
export function toReview({ id, status, isMine }: { id: string; status: ReviewStatus; isMine: boolean }): string {
  if (isMine && status === 'reviewed') return screenPath('product_sku_correct_page', { review: id });
  if (isMine && status === 'approved') return screenPath('product_sku_translate_page', { review: id });
  return toReviewPage(id);
}

/** A neighbour in the reader's queue, on the page on which it goes on for him. */
export const toQueued = (route: NonNullable<ReviewHeadView['queue']['next']>): string =>
  pathOfRoute(route) ?? toReviews();

/** The list, as a way back for those who opened a review directly. */
export const toReviews = (): string => screenPath('product_sku_review_list_page');
