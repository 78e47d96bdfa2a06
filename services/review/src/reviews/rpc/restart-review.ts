import type { Rpc } from '../../served.js';
import { moveReview } from '../changes/move-review.js';

export const restartReview: Rpc<'restartReview'> =
  (deps) =>
  ({ reviewId }, { actor }) =>
    moveReview(deps, {
      ...{ actor, action: 'restart', reviewId, expectedVersion: undefined },
      prepare: async () => ({ approvedEdit: 0 }),
    });
