import type { RequestRowView } from '@setu/contract';
import { formatDayShort } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { IconClock } from '../../../ui/icon/icons';
import { StatusChip } from '../../../ui/status/status-chip';

/** The day before a day, YYYY-MM-DD. */
const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** Shows that a milestone of the deal is overdue, and when it was due, as on the page of the deal. */
export function OverdueChip({ of: { milestone, since } }: { of: NonNullable<RequestRowView['overdue']> }) {
  const t = useTexts('requests');
  const statusTexts = useTexts('statuses');
  return (
    <StatusChip tone="danger" icon={IconClock}>
      {t('milestones.wasDue', {
        stage: statusTexts(`milestone.${milestone}`),
        date: formatDayShort(dayBefore(since)),
      })}
    </StatusChip>
  );
}
