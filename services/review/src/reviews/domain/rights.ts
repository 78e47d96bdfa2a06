import { forbidden } from '@setu/kit/core';
import { type Caller, hasRole, waitingFor } from '../../queues/domain/queues.js';
import { type Action, after, isDone } from './lifecycle.js';
import type { Review } from './review.js';

/** A review, as far as the rights go. */
export type Subject = Pick<Review, 'status' | 'reviewerId' | 'managerId'>;

/** How one of the broker's people stands to a review. */
export type Standing = 'assigned' | 'managing' | 'senior';

const standings: Record<Standing, (caller: Caller, review: Subject) => boolean> = {
  assigned: ({ userId }, { reviewerId }) => reviewerId === userId,
  managing: (caller, { managerId }) => hasRole(caller, 'manager') && managerId === caller.userId,
  senior: (caller) => hasRole(caller, 'senior'),
};

/** Whether the caller stands so to the review. */
export const standsAs = (caller: Caller, review: Subject, standing: Standing): boolean =>
  standings[standing](caller, review);

/** Who does what. */
const open: Record<Action, readonly Standing[]> = {
  return: ['assigned'],
  approve: ['assigned'],
  complete: ['assigned'],
  restart: ['assigned', 'senior'],
  correct: ['managing', 'senior'],
};

/** Names of what the caller may do with a review, as the contract has them. */
const moveNames: readonly (readonly [name: string, action: Action])[] = [
  ['review', 'return'],
  ['approve', 'approve'],
  ['translate', 'complete'],
  ['correct', 'correct'],
  ['restart', 'restart'],
];

/** Whether an action is the caller's, whatever the status. */
export const mayAct = (caller: Caller, review: Subject, action: Action): boolean =>
  open[action].some((standing) => standsAs(caller, review, standing));

/** Refuses whose action it is not: forbidden `access_denied`. */
export function demandAction(caller: Caller, review: Subject, action: Action): void {
  if (!mayAct(caller, review, action)) throw forbidden();
}

/** Whether the caller may give the review to another reviewer. */
export const maySetReviewer = (caller: Caller, review: Pick<Subject, 'status'>): boolean =>
  hasRole(caller, 'senior') && !isDone(review.status);

/** What the caller may do with the review now: by the same table as the moves themselves. */
export function movesOf(caller: Caller, review: Subject): string[] {
  const moves = moveNames.filter(
    ([, action]) => after(review.status, action) !== undefined && mayAct(caller, review, action),
  );
  return [...moves.map(([name]) => name), ...(maySetReviewer(caller, review) ? ['set_reviewer'] : [])];
}

/** Whether the review waits for the caller. */
export const isTurnOf = (caller: Caller, review: Subject): boolean =>
  waitingFor(caller).some(
    ({ statuses, as }) =>
      statuses.includes(review.status) &&
      {
        reviewer: review.reviewerId === caller.userId,
        manager: review.managerId === caller.userId,
        none: review.reviewerId === undefined,
        anyone: true,
      }[as],
  );
