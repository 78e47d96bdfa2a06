import { hasReviewEnded, type ReviewMove, type ReviewStatus } from '@setu/contract';
import { IconCircleCheck, IconCornerUpLeft, IconInbox, IconLanguage, IconPencil, IconX } from '../../../ui/icon/icons';
import type { StatusLook } from '../../../ui/status/request-status';

const looks = {
  created: { tone: 'info', icon: IconInbox },
  reviewed: { tone: 'warning', icon: IconCornerUpLeft },
  corrected: { tone: 'review', icon: IconPencil },
  approved: { tone: 'brand', icon: IconLanguage },
  completed: { tone: 'success', icon: IconCircleCheck, isFilled: true },
  withdrawn: { tone: 'neutral', icon: IconX },
} as const satisfies Record<ReviewStatus, StatusLook>;

/** Returns the status's own colour, independent of the viewer, for the views above the list. */
export const toneOf = (status: ReviewStatus) => looks[status].tone;

/**
 * Returns the badge of a review for its reader. It has its own colour while it waits for the reader, and is grey while
 * it waits for another user. A published review is green for everyone.
 */
export function reviewLook(status: ReviewStatus, isMine: boolean): StatusLook {
  return isMine || status === 'completed' ? looks[status] : { tone: 'neutral', icon: looks[status].icon };
}

interface Waiting {
  status: ReviewStatus;
  isMine: boolean;
  hasReviewer: boolean;
}

/**
 * Returns who has to act: the reader, the reviewer, a senior manager who assigns one, or the manager. Null once the
 * review has ended.
 */
export function waitsFor({ status, isMine, hasReviewer }: Waiting): 'you' | 'reviewer' | 'senior' | 'manager' | null {
  if (hasReviewEnded(status)) return null;
  if (isMine) return 'you';
  if (status === 'reviewed') return 'manager';
  return hasReviewer ? 'reviewer' : 'senior';
}

/** Tells whether the caller has a task in the review, other than assigning a reviewer or restarting it. */
export const isTurn = (moves: readonly ReviewMove[]): boolean =>
  moves.some((move) => ['review', 'approve', 'translate', 'correct'].includes(move));
