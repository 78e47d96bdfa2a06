import type { ReviewStatus } from '@setu/proto/words';

/** The actions on a review. `withdraw` is the removal of its card. */
export type Action = 'return' | 'approve' | 'correct' | 'complete' | 'restart' | 'withdraw';

/** The allowed actions of each status and their target statuses (specification section 4, "Product review"). */
const lifecycle: Record<ReviewStatus, Partial<Record<Action, ReviewStatus>>> = {
  created: { return: 'reviewed', approve: 'approved', withdraw: 'withdrawn' },
  corrected: { return: 'reviewed', approve: 'approved', withdraw: 'withdrawn' },
  approved: { return: 'reviewed', complete: 'completed', restart: 'created', withdraw: 'withdrawn' },
  reviewed: { correct: 'corrected', withdraw: 'withdrawn' },
  completed: {},
  withdrawn: {},
};

/** All statuses. */
export const everyStatus = Object.keys(lifecycle) as ReviewStatus[];

/** Returns the status after an action, or undefined if the action is not allowed in this status. */
export const after = (status: ReviewStatus, action: Action): ReviewStatus | undefined => lifecycle[status][action];

/** The target status of each action, which is the same from every status. */
export const targets: Readonly<Record<Action, ReviewStatus>> = {
  return: 'reviewed',
  approve: 'approved',
  correct: 'corrected',
  complete: 'completed',
  restart: 'created',
  withdraw: 'withdrawn',
};

/** Checks whether the status is final. */
export const isDone = (status: ReviewStatus): boolean => Object.keys(lifecycle[status]).length === 0;

/** Checks whether the reviewer is responsible in this status. In the others the manager is responsible, or no one. */
export const isWithReviewer = (status: ReviewStatus): boolean => after(status, 'return') !== undefined;
