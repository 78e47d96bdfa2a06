import type { ReviewMove, ReviewStatus } from '@setu/contract';
import { IconCircleCheck, IconCornerUpLeft, IconInbox, IconLanguage, IconPencil } from '../../../ui/icon/icons';
import type { StatusLook } from '../../../ui/status/request-status';

const looks = {
  created: { tone: 'info', icon: IconInbox },
  reviewed: { tone: 'warning', icon: IconCornerUpLeft },
  corrected: { tone: 'review', icon: IconPencil },
  approved: { tone: 'brand', icon: IconLanguage },
  completed: { tone: 'success', icon: IconCircleCheck, isFilled: true },
} as const satisfies Record<ReviewStatus, StatusLook>;

/** The status's own colour, whoever looks: of the views above the list. */
export const toneOf = (status: ReviewStatus) => looks[status].tone;

/**
 * The badge of a review as its reader sees it: its own colour while it waits for him, grey while it waits for another;
 * what is published is green for everybody.
 */
export function reviewLook(status: ReviewStatus, isMine: boolean): StatusLook {
  return isMine || status === 'completed' ? looks[status] : { tone: 'neutral', icon: looks[status].icon };
}

interface Waiting {
  status: ReviewStatus;
  isMine: boolean;
  hasReviewer: boolean;
}

/** Who is to act now: the reader, the reviewer, a senior who is to name one, the manager; nobody once it is published. */
export function waitsFor({ status, isMine, hasReviewer }: Waiting): 'you' | 'reviewer' | 'senior' | 'manager' | null {
  if (status === 'completed') return null;
  if (isMine) return 'you';
  if (status === 'reviewed') return 'manager';
  return hasReviewer ? 'reviewer' : 'senior';
}

/** Whether something of the review is the caller's to do, beside naming a reviewer or beginning it anew. */
export const isTurn = (moves: readonly ReviewMove[]): boolean =>
  moves.some((move) => ['review', 'approve', 'translate', 'correct'].includes(move));
