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
import type { Review } from '../domain/review.js';
import { demandAction } from '../domain/rights.js';

/** A move as asked for. */
export interface AskedMove {
  actor: Actor;
  action: Action;
  reviewId: string;
  /** What the caller saw; absent: whatever it is. */
  expectedVersion: number | undefined;
  /** Looks at a review that may be moved, before it is; what else it is after. */
  prepare?: (stores: Writing, before: Review) => Promise<Partial<Review>>;
  /** What goes with the move, in its transaction. */
  keep?: (stores: Writing, moved: Review) => Promise<void>;
  /** Whether what was said with the caller's last move is what he says now; yes where nothing is said. */
  isSame?: (stores: Writing, moved: Review) => Promise<boolean>;
}

/**
 * Moves a review once: the right first, then the status; tells it in the same transaction. The caller's own last move
 * said again answers as it did and tells nothing. `conflict` says where the review stands and who moved it.
 */
export async function moveReview(deps: ReviewDeps, move: AskedMove): Promise<{ review: wire.Review }> {
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
    const at = deps.clock.now();
    const { version, revision } = before;
    const numbered = { status, updatedAt: at, version: version + 1, revision: revision + 1 };
    const moved: Review = { ...before, ...changed, ...numbered };
    await stores.reviews.save(moved);
    const last = await stores.rounds.lastStep(id);
    await stores.rounds.addSteps([{ reviewId: id, seq: (last?.seq ?? 0) + 1, status, at, ...actorIds(actor) }]);
    await move.keep?.(stores, moved);
    const card = await stores.cards.find(moved.skuId);
    await stores.outbox.add(reviewStatusChanged(moved, before.status, card?.name ?? { en: '', ru: '' }));
    return { review: await viewReview(stores, actor, moved) };
  });
}

async function isRepeated(stores: Writing, move: AskedMove, review: Review): Promise<boolean> {
  const last = await stores.rounds.lastStep(review.id);
  if (last === undefined || last.seq === 1 || last.status !== targets[move.action]) return false;
  if (last.status !== review.status || last.byUserId !== move.actor.userId) return false;
  const { expectedVersion = review.version } = move;
  if (expectedVersion !== review.version && expectedVersion !== review.version - 1) return false;
  return (await move.isSame?.(stores, review)) ?? true;
}

/** Says where the review stands and who brought it there. */
export async function conflictOf(stores: Writing, review: Review): Promise<Error> {
  const last = await stores.rounds.lastStep(review.id);
  const by = last?.actingUserId ?? last?.byUserId;
  const person = by === undefined ? undefined : (await stores.staff.byIds([by])).get(by);
  return conflict(review, [person?.name, person?.surname].filter(Boolean).join(' '));
}
