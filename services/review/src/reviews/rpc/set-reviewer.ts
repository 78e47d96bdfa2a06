import { forbidden, invalid, isUuid, notFound } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import { reviewStatusChanged } from '../../events.js';
import { hasRole } from '../../queues/domain/queues.js';
import type { Rpc } from '../../served.js';
import { viewReview } from '../../wire/review-view.js';
import { conflictOf } from '../changes/transition-review.js';
import { maySetReviewer } from '../domain/rights.js';

/** Setting the same reviewer again does nothing and publishes nothing. */
export const setReviewer: Rpc<'setReviewer'> =
  ({ write }) =>
  async ({ reviewId, reviewerId }, { actor }) => {
    mustBeUser(actor);
    if (!hasRole(actor, 'senior')) throw forbidden();
    const id = readId(reviewId);
    return write(async (stores) => {
      await stores.departedUsers.blockDepartures();
      const before = await stores.reviews.lock(id);
      if (before === undefined) throw notFound();
      if (!maySetReviewer(actor, before)) throw await conflictOf(stores, before);
      const isActive = isUuid(reviewerId) && (await stores.staff.isReviewer(reviewerId));
      if (!isActive || (await stores.departedUsers.assigneeFor(reviewerId)) !== reviewerId)
        throw invalid({ reviewer: 'invalid_option' });
      if (before.reviewerId === reviewerId) return { review: await viewReview(stores, actor, before) };
      const assigned = { ...before, reviewerId, revision: before.revision + 1 };
      await stores.reviews.save(assigned);
      await stores.auditLog.add({
        action: 'review.given',
        ...{ object: { kind: 'review', id }, companyId: assigned.supplierId },
        before: { reviewer: before.reviewerId ?? '' },
        after: { reviewer: reviewerId },
      });
      const card = await stores.cards.find(assigned.skuId);
      await stores.outbox.add(reviewStatusChanged(assigned, assigned.status, card?.name ?? { en: '', ru: '' }));
      return { review: await viewReview(stores, actor, assigned) };
    });
  };
