import { systemIds } from '@setu/kit/core';
import type { Writing } from '../../deps.js';
import { reviewStatusChanged } from '../../events.js';
import { isDone } from '../domain/lifecycle.js';
import type { Review, ReviewTransition } from '../domain/review.js';

/** A version of a card to be reviewed, with its time and its author. */
export interface Opening extends Pick<ReviewTransition, 'byUserId' | 'actingUserId'> {
  skuId: string;
  cardVersion: number;
  /** The number of edits of this version. */
  edit: number;
  at: Date;
}

/**
 * Opens a review of a card's draft with the reviewer who has the fewest open reviews, and publishes it.
 * Returns the existing review if one is open, or if one ended with the same draft, because an event that arrives late
 * must not open a review again. Returns undefined for an unknown card or a card without a supplier.
 */
export async function openReview(stores: Writing, opening: Opening): Promise<Review | undefined> {
  const { skuId, cardVersion, edit, at, byUserId, actingUserId } = opening;
  // The read model may still show a departed user as an active one.
  await stores.departedUsers.blockDepartures();
  const card = await stores.cards.lock(skuId);
  if (card?.supplierId === undefined) return undefined;
  const latest = await stores.reviews.latestOf(skuId);
  if (latest !== undefined && !(isDone(latest.status) && isBehind(latest, { cardVersion, edit }))) return latest;
  const reviewerId = await stores.staff.leastLoadedReviewer();
  const review: Review = {
    ...{ id: systemIds.id(), skuId, supplierId: card.supplierId, status: 'created', cardVersion, approvedEdit: 0 },
    ...{ createdAt: at, updatedAt: at, round: 1, version: 1, revision: 1, correctedFields: [] },
    reviewerId: reviewerId && (await stores.departedUsers.assigneeFor(reviewerId)),
    managerId: card.brokerManagerId,
  };
  await stores.reviews.insert(review);
  await stores.rounds.addTransitions([{ reviewId: review.id, seq: 1, status: 'created', at, byUserId, actingUserId }]);
  await stores.outbox.add(reviewStatusChanged(review, undefined, card.name));
  return review;
}

/** Checks whether a completed review was about an earlier state of the card. */
const isBehind = (done: Review, { cardVersion, edit }: Pick<Opening, 'cardVersion' | 'edit'>): boolean =>
  done.cardVersion < cardVersion || (done.cardVersion === cardVersion && done.approvedEdit < edit);
