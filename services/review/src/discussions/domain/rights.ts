import { forbidden } from '@setu/kit/core';
import { type Caller, sees } from '../../queues/domain/queues.js';
import { isDone } from '../../reviews/domain/lifecycle.js';
import { type Standing, type Subject, standsAs } from '../../reviews/domain/rights.js';
import type { Discussion } from './discussion.js';

/** The users who can resolve a discussion, in addition to the user who opened it. */
const closers: readonly Standing[] = ['assigned', 'managing', 'senior'];

/**
 * Checks whether the caller can write about the review's texts now. Every user who can view the review can, until it is
 * completed.
 */
export const mayWrite = (caller: Caller, review: Subject): boolean => sees(caller, 'reviews') && !isDone(review.status);

/** Checks whether the caller has the right to resolve the discussion. */
const isHis = (caller: Caller, review: Subject, { openedByUserId }: Pick<Discussion, 'openedByUserId'>): boolean =>
  sees(caller, 'reviews') &&
  (openedByUserId === caller.userId || closers.some((standing) => standsAs(caller, review, standing)));

/** Checks whether the caller can resolve the discussion now. */
export const mayResolve = (
  caller: Caller,
  review: Subject,
  discussion: Pick<Discussion, 'openedByUserId' | 'resolution'>,
): boolean => discussion.resolution === undefined && isHis(caller, review, discussion);

/** Throws forbidden `access_denied` for a caller without the right to resolve the discussion. */
export function demandResolving(caller: Caller, review: Subject, discussion: Pick<Discussion, 'openedByUserId'>): void {
  if (!isHis(caller, review, discussion)) throw forbidden();
}
