import { reviewEnds } from '@setu/proto/review-ends';

/** The SQL condition for open reviews. The partial indexes of `product_review` have exactly this condition. */
export const isOpen = `product_review.status not in (${reviewEnds.map((status) => `'${status}'`).join(', ')})`;
