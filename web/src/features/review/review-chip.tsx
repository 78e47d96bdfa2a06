import type { ReviewStatus } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { StatusChip } from '../../ui/status/status-chip';
import { reviewLook } from './model/review-look';

/** Shows the badge of a review, in colour while it waits for the reader. */
export function ReviewChip({ status, isMine }: { status: ReviewStatus; isMine: boolean }) {
  const t = useTexts('review');
  const { tone, icon, isFilled } = reviewLook(status, isMine);
  return (
    <StatusChip tone={tone} icon={icon} isFilled={isFilled}>
      {t(`status.${status}`)}
    </StatusChip>
  );
}
