import type { Rpc } from '../../served.js';
import { transitionReview } from '../changes/transition-review.js';

export const restartReview: Rpc<'restartReview'> =
  (deps) =>
  ({ reviewId }, { actor }) =>
    transitionReview(deps, {
      ...{ actor, action: 'restart', reviewId, expectedVersion: undefined },
      prepare: async () => ({ approvedEdit: 0 }),
    });
