import type { Rpc } from '../../served.js';
import { transitionReview } from '../changes/transition-review.js';

/** Starts the next round. Comments stay in the round in which they were written. */
export const correctReview: Rpc<'correctReview'> =
  (deps) =>
  ({ reviewId, expectedVersion }, { actor }) =>
    transitionReview(deps, {
      ...{ actor, action: 'correct', reviewId, expectedVersion },
      prepare: async (_, { round }) => ({ round: round + 1 }),
    });
