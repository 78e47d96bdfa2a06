import { invalid } from '@setu/kit/core';
import type { Rpc } from '../../served.js';
import { transitionReview } from '../changes/transition-review.js';
import { cardChanged } from '../domain/refusals.js';

export const approveReview: Rpc<'approveReview'> =
  (deps) =>
  ({ reviewId, expectedVersion, cardVersion, cardEdit, pictureCount }, { actor }) =>
    transitionReview(deps, {
      ...{ actor, action: 'approve', reviewId, expectedVersion },
      async prepare({ cards }, before) {
        if (pictureCount === 0) throw invalid({ pictures: 'required' });
        // The read model already has a later state of the card than the caller viewed. Reviewers must not approve what
        // they have not viewed.
        const card = await cards.lock(before.skuId);
        const isLater = card !== undefined && card.draftVersion === cardVersion && card.edit > cardEdit;
        if (cardVersion === 0 || isLater) throw cardChanged(before);
        return { cardVersion, approvedEdit: cardEdit };
      },
    });
