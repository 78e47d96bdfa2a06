import { forbidden, notFound, refused } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import { hasRole } from '../../queues/domain/queues.js';
import type { Rpc } from '../../served.js';
import { actorIds } from '../../wire/access.js';
import { viewReview } from '../../wire/review-view.js';
import { openReview as open } from '../changes/open-review.js';

export const openReview: Rpc<'openReview'> =
  (deps) =>
  async ({ skuId: requestedId, cardVersion }, { actor }) => {
    mustBeUser(actor);
    if (!hasRole(actor, 'manager') && !hasRole(actor, 'senior')) throw forbidden();
    const skuId = readId(requestedId);
    return deps.write(async (stores) => {
      const existing = await stores.reviews.openOf(skuId);
      if (existing === undefined && cardVersion === 0) throw refused('nothing_to_review');
      const opening = { skuId, cardVersion, edit: 0, at: deps.clock.now(), ...actorIds(actor) };
      const review = existing ?? (await open(stores, opening));
      if (review === undefined) throw notFound();
      return { review: await viewReview(stores, actor, review) };
    });
  };
