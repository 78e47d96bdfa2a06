import type { ReviewStatus } from './words.js';

/** The final statuses of a review. A withdrawn review ended because its card was removed. */
export const reviewEnds = ['completed', 'withdrawn'] as const satisfies readonly ReviewStatus[];

/** Returns whether a review in this status has ended, so that it waits for no one. */
export const hasReviewEnded = (status: ReviewStatus): boolean => reviewEnds.some((end) => end === status);
