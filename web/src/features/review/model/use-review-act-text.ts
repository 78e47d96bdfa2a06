import type { ReviewRowView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';

type Waiting = Pick<ReviewRowView, 'status' | 'is_corrected'>;

/** Returns the function that names what a user has to do in a review that waits for them. */
export function useReviewActText(): (review: Waiting) => string {
  const t = useTexts('statuses');
  return ({ status, is_corrected: isCorrected }) => {
    if (status === 'completed' || status === 'withdrawn') return '';
    return t(`reviewAct.${status === 'reviewed' && isCorrected ? 'sendOn' : status}`);
  };
}
