import type { Rpc } from '../../served.js';
import { moveReview } from '../changes/move-review.js';

/** Starts the next round. Comments stay in the round in which they were written. */
export const correctReview: Rpc<'correctReview'> =
  (deps) =>
  ({ reviewId, expectedVersion }, { actor }) =>
    moveReview(deps, {
      ...{ actor, action: 'correct', reviewId, expectedVersion },
      prepare: async (_, { round }) => ({ round: round + 1 }),
    });
