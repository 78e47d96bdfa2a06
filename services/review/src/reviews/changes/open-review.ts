import { systemIds } from '@setu/kit/core';
import type { Writing } from '../../deps.js';
import { reviewStatusChanged } from '../../events.js';
import { isDone } from '../domain/lifecycle.js';
import type { Review, ReviewStep } from '../domain/review.js';

/** A version of a card that is to be reviewed, since when, and by whose doing. */
export interface Opening extends Pick<ReviewStep, 'byUserId' | 'actingUserId'> {
  skuId: string;
  cardVersion: number;
  /** How often it was written. */
  edit: number;
  at: Date;
}

/**
 * Opens a review of a card's draft with the reviewer who has the least to do, and tells it. Gives the review that is open
 * already, or that ended with this very draft: what is told late of a card opens nothing anew. Undefined for a card that is
 * not known here, or is no supplier's.
 */
export async function openReview(stores: Writing, opening: Opening): Promise<Review | undefined> {
  const { skuId, cardVersion, edit, at, byUserId, actingUserId } = opening;
  // Who has left may be known as a colleague still.
  await stores.leavers.hold();
  const card = await stores.cards.lock(skuId);
  if (card?.supplierId === undefined) return undefined;
  const latest = await stores.reviews.latestOf(skuId);
  if (latest !== undefined && !(isDone(latest.status) && isBehind(latest, { cardVersion, edit }))) return latest;
  const reviewerId = await stores.staff.leastLoadedReviewer();
  const review: Review = {
    ...{ id: systemIds.id(), skuId, supplierId: card.supplierId, status: 'created', cardVersion, approvedEdit: 0 },
    ...{ createdAt: at, updatedAt: at, round: 1, version: 1, revision: 1 },
    reviewerId: reviewerId && (await stores.leavers.workOf(reviewerId)),
    managerId: card.brokerManagerId,
  };
  await stores.reviews.insert(review);
  await stores.rounds.addSteps([{ reviewId: review.id, seq: 1, status: 'created', at, byUserId, actingUserId }]);
  await stores.outbox.add(reviewStatusChanged(review, undefined, card.name));
  return review;
}

/** Whether what ended was about an earlier state of the card than this one. */
const isBehind = (done: Review, { cardVersion, edit }: Pick<Opening, 'cardVersion' | 'edit'>): boolean =>
  done.cardVersion < cardVersion || (done.cardVersion === cardVersion && done.approvedEdit < edit);
