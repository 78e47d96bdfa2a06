import type { RequestRowView } from '@setu/contract';
import { formatDayShort } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { IconClock } from '../../../ui/icon/icons';
import { StatusChip } from '../../../ui/status/status-chip';

/** Shows that a milestone of the deal is overdue, and since when. */
export function OverdueChip({ of: { milestone, since } }: { of: NonNullable<RequestRowView['overdue']> }) {
  const t = useTexts('requests');
  const statusTexts = useTexts('statuses');
  return (
    <StatusChip tone="danger" icon={IconClock}>
      {t('milestones.overdueSince', { stage: statusTexts(`milestone.${milestone}`), date: formatDayShort(since) })}
    </StatusChip>
  );
}
