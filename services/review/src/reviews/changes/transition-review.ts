import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/review/reviews';
import type { ReviewDeps, Writing } from '../../deps.js';
import { reviewStatusChanged } from '../../events.js';
import { mustSee } from '../../queues/domain/queues.js';
import { actorIds } from '../../wire/access.js';
import { viewReview } from '../../wire/review-view.js';
import { type Action, after, targets } from '../domain/lifecycle.js';
import { conflict } from '../domain/refusals.js';
import type { Review, ReviewTransition } from '../domain/review.js';
import { demandAction } from '../domain/rights.js';

/** A requested transition. */
export interface TransitionCommand {
  actor: Actor;
  action: Action;
  reviewId: string;
  /** The version that the caller viewed, or undefined for the current one. */
  expectedVersion: number | undefined;
  /** Checks a review before its transition and returns additional changes. */
  prepare?: (stores: Writing, before: Review) => Promise<Partial<Review>>;
  /** Writes the data that belongs to the transition, in the same transaction. */
  save?: (stores: Writing, moved: Review) => Promise<void>;
  /**
   * Checks whether the input of the caller's last transition equals the current input. An action without input does not
   * need this function.
   */
  isSame?: (stores: Writing, moved: Review) => Promise<boolean>;
}

/**
 * Applies a transition once. Checks the right first, then the status, and publishes the event in the same transaction.
 * If the caller repeats their own last transition, it returns the same answer and publishes nothing. `conflict`
 * contains the current status and the user who changed it.
 */
export async function transitionReview(deps: ReviewDeps, move: TransitionCommand): Promise<{ review: wire.Review }> {
  const { actor, action, expectedVersion } = move;
  mustSee(actor, 'reviews');
  const id = readId(move.reviewId);
  return deps.write(async (stores) => {
    const before = await stores.reviews.lock(id);
    if (before === undefined) throw notFound();
    demandAction(actor, before, action);
    const status = after(before.status, action);
    if (status === undefined) {
      if (await isRepeated(stores, move, before)) return { review: await viewReview(stores, actor, before) };
      throw await conflictOf(stores, before);
    }
    if (expectedVersion !== undefined && expectedVersion !== before.version) throw await conflictOf(stores, before);
    const changed = await move.prepare?.(stores, before);
    const moved = await recordTransition(
      stores,
      { ...before, ...changed },
      { status, at: deps.clock.now(), ...actorIds(actor) },
    );
    await move.save?.(stores, moved);
    await publishTransition(stores, moved, before.status);
    return { review: await viewReview(stores, actor, moved) };
  });
}

/** Ends the open review of a removed card as withdrawn, and publishes that. Does nothing if no review is open. */
export async function withdrawReview(
  stores: Writing,
  skuId: string,
  removal: Omit<ReviewTransition, 'reviewId' | 'seq' | 'status'>,
): Promise<void> {
  const before = await stores.reviews.lockOpen(skuId);
  if (before === undefined) return;
  const status = targets.withdraw;
  // The review may have changed between the removal and its event. The history stays in the order of the changes.
  const at = removal.at > before.updatedAt ? removal.at : before.updatedAt;
  await publishTransition(stores, await recordTransition(stores, before, { ...removal, status, at }), before.status);
}

/** Writes a transition and its entry in the history. Returns the changed review. */
async function recordTransition(
  { reviews, rounds }: Writing,
  before: Review,
  { status, at, ...by }: Omit<ReviewTransition, 'reviewId' | 'seq'>,
): Promise<Review> {
  const { id, version, revision } = before;
  const moved: Review = { ...before, status, updatedAt: at, version: version + 1, revision: revision + 1 };
  await reviews.save(moved);
  const last = await rounds.lastTransition(id);
  await rounds.addTransitions([{ reviewId: id, seq: (last?.seq ?? 0) + 1, status, at, ...by }]);
  return moved;
}

async function publishTransition(
  { cards, rounds, outbox }: Writing,
  moved: Review,
  from: Review['status'],
): Promise<void> {
  const card = await cards.find(moved.skuId);
  const written = moved.status === 'reviewed' ? await rounds.comments(moved.id) : [];
  const comments = written.flatMap(({ round, field, text }) => (round === moved.round ? [[field, text] as const] : []));
  await outbox.add(reviewStatusChanged(moved, from, card?.name ?? { en: '', ru: '' }, Object.fromEntries(comments)));
}

async function isRepeated(stores: Writing, move: TransitionCommand, review: Review): Promise<boolean> {
  const last = await stores.rounds.lastTransition(review.id);
  if (last === undefined || last.seq === 1 || last.status !== targets[move.action]) return false;
  if (last.status !== review.status || last.byUserId !== move.actor.userId) return false;
  const { expectedVersion = review.version } = move;
  if (expectedVersion !== review.version && expectedVersion !== review.version - 1) return false;
  return (await move.isSame?.(stores, review)) ?? true;
}

/** Returns the error with the current status of the review and the user who changed it. */
export async function conflictOf(stores: Writing, review: Review): Promise<Error> {
  const last = await stores.rounds.lastTransition(review.id);
  const by = last?.actingUserId ?? last?.byUserId;
  const person = by === undefined ? undefined : (await stores.staff.byIds([by])).get(by);
  return conflict(review, [person?.name, person?.surname].filter(Boolean).join(' '));
}
