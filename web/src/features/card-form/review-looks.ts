import type { ReviewStatus } from '@setu/contract';
import { IconCircleCheck, IconClock, IconCornerUpLeft, IconLanguage, IconX } from '../../ui/icon/icons';

/** The badge of a card under review, for those who write it. */
export const reviewLooks = {
  created: { tone: 'review', icon: IconClock },
  reviewed: { tone: 'warning', icon: IconCornerUpLeft },
  corrected: { tone: 'review', icon: IconClock },
  approved: { tone: 'info', icon: IconLanguage },
  completed: { tone: 'success', icon: IconCircleCheck },
  withdrawn: { tone: 'neutral', icon: IconX },
} as const satisfies Record<ReviewStatus, object>;
