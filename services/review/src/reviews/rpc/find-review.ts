import { notFound } from '@setu/kit/core';
import { mustBeType, readId } from '@setu/kit/rpc';
import { mustSee } from '../../queues/domain/queues.js';
import type { Rpc } from '../../served.js';
import { viewForSupplier, viewReview } from '../../wire/review-view.js';

export const findReview: Rpc<'findReview'> =
  ({ read }) =>
  async ({ skuId }, { actor }) => {
    mustBeType(actor, 'broker', 'supplier');
    if (actor.companyType === 'broker') mustSee(actor, 'reviews');
    const review = await read.reviews.latestOf(readId(skuId));
    if (review === undefined) throw notFound();
    if (actor.companyType === 'broker') return { review: await viewReview(read, actor, review) };
    if (review.supplierId !== actor.companyId) throw notFound();
    return { review: await viewForSupplier(read, review) };
  };
