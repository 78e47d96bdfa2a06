import { forbidden } from '@setu/kit/core';
import { type Caller, sees } from '../../queues/domain/queues.js';
import { isDone } from '../../reviews/domain/lifecycle.js';
import { type Standing, type Subject, standsAs } from '../../reviews/domain/rights.js';
import type { Discussion } from './discussion.js';

/** Who ends a discussion, besides whoever opened it. */
const closers: readonly Standing[] = ['assigned', 'managing', 'senior'];

/** Whether the caller may say something about the review's texts now: whoever sees it, until it is completed. */
export const mayWrite = (caller: Caller, review: Subject): boolean => sees(caller, 'reviews') && !isDone(review.status);

/** Whether it is the caller's to resolve. */
const isHis = (caller: Caller, review: Subject, { openedByUserId }: Pick<Discussion, 'openedByUserId'>): boolean =>
  sees(caller, 'reviews') &&
  (openedByUserId === caller.userId || closers.some((standing) => standsAs(caller, review, standing)));

/** Whether the caller may resolve it now. */
export const mayResolve = (
  caller: Caller,
  review: Subject,
  discussion: Pick<Discussion, 'openedByUserId' | 'resolution'>,
): boolean => discussion.resolution === undefined && isHis(caller, review, discussion);

/** Refuses whose it is not to resolve: forbidden `access_denied`. */
export function demandResolving(caller: Caller, review: Subject, discussion: Pick<Discussion, 'openedByUserId'>): void {
  if (!isHis(caller, review, discussion)) throw forbidden();
}
