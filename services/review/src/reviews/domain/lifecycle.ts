import type { ReviewStatus } from '@setu/proto/words';

/** What can be done with a review. */
export type Action = 'return' | 'approve' | 'correct' | 'complete' | 'restart';

/** Every status with what leads out of it, and where (specification section 4, "Product review"). */
const lifecycle: Record<ReviewStatus, Partial<Record<Action, ReviewStatus>>> = {
  created: { return: 'reviewed', approve: 'approved' },
  corrected: { return: 'reviewed', approve: 'approved' },
  approved: { return: 'reviewed', complete: 'completed', restart: 'created' },
  reviewed: { correct: 'corrected' },
  completed: {},
};

/** All statuses there are. */
export const everyStatus = Object.keys(lifecycle) as ReviewStatus[];

/** Takes a status and an action, gives the status after it; undefined where there is no such move. */
export const after = (status: ReviewStatus, action: Action): ReviewStatus | undefined => lifecycle[status][action];

/** Where each action leads, from wherever it is open. */
export const targets: Readonly<Record<Action, ReviewStatus>> = {
  return: 'reviewed',
  approve: 'approved',
  correct: 'corrected',
  complete: 'completed',
  restart: 'created',
};

/** Whether nothing more happens to a review. */
export const isDone = (status: ReviewStatus): boolean => Object.keys(lifecycle[status]).length === 0;

/** In which statuses the review is the reviewer's; in the others it is the manager's, or nobody's. */
export const isWithReviewer = (status: ReviewStatus): boolean => after(status, 'return') !== undefined;
