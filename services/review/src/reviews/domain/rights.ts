import { forbidden } from '@setu/kit/core';
import { type Caller, hasRole, waitingFor } from '../../queues/domain/queues.js';
import { type Action, after, isDone } from './lifecycle.js';
import type { Review } from './review.js';

/** The fields of a review that the rights depend on. */
export type Subject = Pick<Review, 'status' | 'reviewerId' | 'managerId'>;

/** The relation of a broker's user to a review. */
export type Position = 'assigned' | 'managing' | 'senior';

const positions: Record<Position, (caller: Caller, review: Subject) => boolean> = {
  assigned: ({ userId }, { reviewerId }) => reviewerId === userId,
  managing: (caller, { managerId }) => hasRole(caller, 'manager') && managerId === caller.userId,
  senior: (caller) => hasRole(caller, 'senior'),
};

/** Checks whether the caller has this relation to the review. */
export const positionOf = (caller: Caller, review: Subject, position: Position): boolean =>
  positions[position](caller, review);

/** The relations that allow each action. A review is withdrawn only by the removal of its card. */
const open: Record<Action, readonly Position[]> = {
  return: ['assigned'],
  approve: ['assigned'],
  complete: ['assigned'],
  restart: ['assigned', 'senior'],
  correct: ['managing', 'senior'],
  withdraw: [],
};

/** The names of the actions in the API. */
const actionNames: readonly (readonly [name: string, action: Action])[] = [
  ['review', 'return'],
  ['approve', 'approve'],
  ['translate', 'complete'],
  ['correct', 'correct'],
  ['restart', 'restart'],
];

/** Checks whether the caller has the right to an action, regardless of the status. */
export const canAct = (caller: Caller, review: Subject, action: Action): boolean =>
  open[action].some((position) => positionOf(caller, review, position));

/** Throws forbidden `access_denied` for a caller without the right to the action. */
export function demandAction(caller: Caller, review: Subject, action: Action): void {
  if (!canAct(caller, review, action)) throw forbidden();
}

/** Checks whether the caller may assign another reviewer. */
export const maySetReviewer = (caller: Caller, review: Pick<Subject, 'status'>): boolean =>
  hasRole(caller, 'senior') && !isDone(review.status);

/** Returns the actions that the caller may take now. They come from the same table as the checks of the actions. */
export function actionsOf(caller: Caller, review: Subject): string[] {
  const moves = actionNames.filter(
    ([, action]) => after(review.status, action) !== undefined && canAct(caller, review, action),
  );
  return [...moves.map(([name]) => name), ...(maySetReviewer(caller, review) ? ['set_reviewer'] : [])];
}

/** Checks whether the review waits for the caller. */
export const isResponsible = (caller: Caller, review: Subject): boolean =>
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
