import { internal } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import * as wire from '@setu/proto/review/reviews';
import { wireReviewStatus } from '@setu/proto/wire-words';
import { waitingFor } from '../queues/domain/queues.js';
import { historyOf } from '../reviews/domain/corrections.js';
import type { Review, ReviewComment } from '../reviews/domain/review.js';
import type { ListedReview, Person, ShownEntry } from '../reviews/domain/review-page.js';
import { actionsOf, isResponsible } from '../reviews/domain/rights.js';
import type { Stores } from '../store/index.js';

type Reading = Pick<Stores, 'reviews' | 'rounds' | 'staff'>;

/** Returns a review as the caller's page shows it. */
export async function viewReview(stores: Reading, actor: Actor, review: Review): Promise<wire.Review> {
  const [listed] = await stores.reviews.byIds([review.id]);
  if (listed === undefined) throw internal(`review ${review.id} was deleted while it was read`);
  const comments = await stores.rounds.comments(review.id);
  const history = await shownHistory(stores, review.id);
  const queue = await queueOf(stores, actor, review.id);
  return { ...parts(review, comments), row: rowView(actor, listed), history: history.map(entryView), queue };
}

/**
 * Returns the position of a review in the caller's queue, with the caller's actions on the previous and the next
 * review.
 */
async function queueOf({ reviews }: Reading, actor: Actor, reviewId: string): Promise<wire.ReviewQueue> {
  const place = await reviews.placeOf(reviewId, waitingFor(actor), actor.userId);
  const neighbours = await reviews.byIds([place.previousId, place.nextId].filter((id) => id !== ''));
  const actionsIn = (id: string): string[] => neighbours.flatMap((one) => (one.id === id ? actionsOf(actor, one) : []));
  return { ...place, previousMoves: actionsIn(place.previousId), nextMoves: actionsIn(place.nextId) };
}

/**
 * Returns what the supplier may know about a review: its status and the comments on the card, without users and
 * history.
 */
export async function viewForSupplier(stores: Pick<Reading, 'rounds'>, review: Review): Promise<wire.Review> {
  const comments = await stores.rounds.comments(review.id);
  const { id, skuId, supplierId, status } = review;
  return wire.Review.fromPartial({
    ...{ ...parts(review, comments), pastComments: [] },
    row: { ...moments(review), id, skuId, supplierId, status: wireReviewStatus(status) },
  });
}

const parts = (review: Review, comments: readonly ReviewComment[]) => ({
  version: review.version,
  comments: Object.fromEntries(
    comments.flatMap(({ round, field, text }) => (round === review.round ? [[field, text]] : [])),
  ),
  pastComments: comments.flatMap(({ round, at, field, text }) =>
    round < review.round ? [{ round, at: at.toISOString(), field, text }] : [],
  ),
  cardVersion: review.cardVersion,
  approvedEdit: review.approvedEdit,
  correctedFields: [...review.correctedFields],
});

async function shownHistory(stores: Reading, reviewId: string): Promise<ShownEntry[]> {
  const transitions = await stores.rounds.transitions(reviewId);
  const steps = historyOf(transitions, await stores.rounds.corrections(reviewId));
  const people = await stores.staff.byIds(steps.flatMap(({ byUserId, actingUserId }) => ids(byUserId, actingUserId)));
  const person = (id: string | undefined) => (id === undefined ? undefined : people.get(id));
  return steps.map((step) => ({ ...step, by: person(step.byUserId), acting: person(step.actingUserId) }));
}

const ids = (...some: readonly (string | undefined)[]): string[] => some.flatMap((id) => id ?? []);

const entryView = ({ status, at, by, acting, isCorrection }: ShownEntry): wire.ReviewStep => ({
  status: wireReviewStatus(status),
  at: at.toISOString(),
  by,
  acting,
  isCorrection,
});

const moments = ({ createdAt, updatedAt }: Pick<Review, 'createdAt' | 'updatedAt'>) => ({
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const nameOf = (person: Person | undefined): string => [person?.name, person?.surname].filter(Boolean).join(' ');

/** Returns a review as the caller's list shows it. */
export const rowView = (actor: Actor, review: ListedReview): wire.ReviewRow => ({
  id: review.id,
  skuId: review.skuId,
  name: review.name,
  vendorCode: review.vendorCode,
  supplierId: review.supplierId,
  supplierName: review.supplierName,
  status: wireReviewStatus(review.status),
  reviewerId: review.reviewerId ?? '',
  reviewerName: nameOf(review.reviewer),
  reviewer: review.reviewer,
  managerId: review.managerId ?? '',
  managerName: nameOf(review.manager),
  manager: review.manager,
  ...moments(review),
  moves: actionsOf(actor, review),
  isCallersTurn: isResponsible(actor, review),
  isCorrected: review.correctedFields.length > 0,
});
