import type { Rpc } from '../../served.js';
import { moveReview } from '../changes/move-review.js';

/** The comments of the round stay where they were written; the reviewer's next ones are of the next. */
export const correctReview: Rpc<'correctReview'> =
  (deps) =>
  ({ reviewId, expectedVersion }, { actor }) =>
    moveReview(deps, {
      ...{ actor, action: 'correct', reviewId, expectedVersion },
      prepare: async (_, { round }) => ({ round: round + 1 }),
    });
