import { reviewEnds } from '@setu/proto/review-ends';
import type { OpenReview } from '../../card-forms/domain/writing.js';

/** Checks whether a review with this status has ended. */
export const isEnd = (status: OpenReview['status']): boolean => reviewEnds.some((end) => end === status);

/** The SQL condition for an open review `r` of table `sku_review`. The table's partial index has the same condition. */
export const isOpen = `r.status not in (${reviewEnds.map((status) => `'${status}'`).join(', ')})`;
