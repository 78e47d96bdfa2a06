import type { ReviewStatus } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';

/** Returns the function that names what a user has to do in a review that waits for them. */
export function useReviewActText(): (status: ReviewStatus) => string {
  const t = useTexts('statuses');
  return (status) => (status === 'completed' || status === 'withdrawn' ? '' : t(`reviewAct.${status}`));
}
