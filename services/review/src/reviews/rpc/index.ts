import type { ReviewsService } from '@setu/proto/review/reviews';
import type { Rpcs } from '../../served.js';
import { approveReview } from './approve-review.js';
import { correctReview } from './correct-review.js';
import { exportReviews } from './export-reviews.js';
import { findReview } from './find-review.js';
import { getReview } from './get-review.js';
import { listReviews } from './list-reviews.js';
import { openReview } from './open-review.js';
import { restartReview } from './restart-review.js';
import { returnReview } from './return-review.js';
import { setReviewer } from './set-reviewer.js';

/** The rpcs of reviews. */
export const reviewRpcs = {
  ...{ listReviews, exportReviews, getReview, findReview, openReview, setReviewer },
  ...{ returnReview, approveReview, correctReview, restartReview },
} satisfies Rpcs<typeof ReviewsService>;
