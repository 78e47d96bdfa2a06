import { forbidden } from '@setu/kit/core';
import { type Caller, canSee } from '../../queues/domain/queues.js';
import { isDone } from '../../reviews/domain/lifecycle.js';
import { type Position, positionOf, type Subject } from '../../reviews/domain/rights.js';
import type { Discussion } from './discussion.js';

/** The users who can resolve a discussion, in addition to the user who opened it. */
const closers: readonly Position[] = ['assigned', 'managing', 'senior'];

/**
 * Checks whether the caller can write about the review's texts now. Every user who can view the review can, until it
 * has ended.
 */
export const mayWrite = (caller: Caller, review: Subject): boolean =>
  canSee(caller, 'reviews') && !isDone(review.status);

/** Checks whether the caller has the right to resolve the discussion. */
const isOwn = (caller: Caller, review: Subject, { openedByUserId }: Pick<Discussion, 'openedByUserId'>): boolean =>
  canSee(caller, 'reviews') &&
  (openedByUserId === caller.userId || closers.some((status) => positionOf(caller, review, status)));

/** Checks whether the caller can resolve the discussion now. */
export const mayResolve = (
  caller: Caller,
  review: Subject,
  discussion: Pick<Discussion, 'openedByUserId' | 'resolution'>,
): boolean => discussion.resolution === undefined && isOwn(caller, review, discussion);

/** Throws forbidden `access_denied` for a caller without the right to resolve the discussion. */
export function demandResolving(caller: Caller, review: Subject, discussion: Pick<Discussion, 'openedByUserId'>): void {
  if (!isOwn(caller, review, discussion)) throw forbidden();
}
