import type { ReviewsService } from '@setu/proto/review/reviews';
import type { Rpcs } from '../../served.js';
import { listReviews } from './list-reviews.js';

/** What can be asked of reviews. */
export const reviewRpcs = { listReviews } satisfies Rpcs<typeof ReviewsService>;
