import type * as wire from '@setu/proto/catalogue/search';
import { ReviewStatus } from '@setu/proto/review/words';
import { wireReviewStatus } from '@setu/proto/wire-words';
import type { CatalogueDeps } from '../../deps.js';

/** Returns the work in progress on cards by id, for callers who may see drafts. */
export async function worksOf(
  { read }: CatalogueDeps,
  skuIds: readonly string[],
): Promise<Record<string, wire.CardWork>> {
  const [drafted, reviews] = await Promise.all([read.cardVersions.drafted(skuIds), read.skuReviews.openOfAll(skuIds)]);
  const workOf = (skuId: string): wire.CardWork => {
    const review = reviews.get(skuId);
    const reviewStatus = review === undefined ? ReviewStatus.UNSPECIFIED : wireReviewStatus(review.status);
    return { hasDraft: drafted.has(skuId), reviewStatus, isCorrected: review?.isCorrected ?? false };
  };
  return Object.fromEntries(skuIds.map((skuId) => [skuId, workOf(skuId)]));
}
