import type { Rpc } from '../../served.js';
import { transitionReview } from '../changes/transition-review.js';
import { readComments } from '../domain/comments.js';

export const returnReview: Rpc<'returnReview'> =
  (deps) =>
  ({ reviewId, comments: sent, expectedVersion }, { actor }) => {
    let comments: Record<string, string> = {};
    return transitionReview(deps, {
      ...{ actor, action: 'return', reviewId, expectedVersion },
      async prepare() {
        comments = readComments(sent);
        // Returning a review withdraws its approval, and corrections start over.
        return { approvedEdit: 0, correctedFields: [] };
      },
      async save({ rounds }, { id, round, updatedAt: at }) {
        const written = Object.entries(comments);
        await rounds.addComments(written.map(([field, text]) => ({ reviewId: id, round, field, text, at })));
      },
      async isSame({ rounds }, { id, round }) {
        const stored = (await rounds.comments(id)).filter((comment) => comment.round === round);
        const comments = readComments(sent);
        return (
          Object.keys(comments).length === stored.length && stored.every(({ field, text }) => comments[field] === text)
        );
      },
    });
  };
