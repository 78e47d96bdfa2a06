import type { ReviewStatus } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { StatusChip } from '../../ui/status/status-chip';
import { reviewLook } from './model/review-look';

interface ReviewChipProps {
  status: ReviewStatus;
  isMine: boolean;
  /** True if the card was changed since it was returned. */
  isCorrected?: boolean;
}

/**
 * Shows the badge of a review, in colour while it waits for the reader. A returned card that was corrected has a name of
 * its own.
 */
export function ReviewChip({ status, isMine, isCorrected = false }: ReviewChipProps) {
  const t = useTexts('review');
  const isWithManager = status === 'reviewed' && isCorrected;
  const { tone, icon, isFilled } = reviewLook(isWithManager ? 'corrected' : status, isMine);
  return (
    <StatusChip tone={tone} icon={icon} isFilled={isFilled}>
      {t(isWithManager ? 'status.withManager' : `status.${status}`)}
    </StatusChip>
  );
}
