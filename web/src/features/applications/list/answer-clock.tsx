import { type ApplicationRowView, answerDay, businessDay, overdueBefore } from '@setu/contract';
import { formatDate } from '../../../i18n/formats';
import { formatElapsed } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { ClockCell } from '../../../ui/data-table/cells';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';

/**
 * Shows how long an application has waited. A new one also has the day by which a manager has to answer, as promised to
 * the applicant. Closed applications do not wait.
 */
export function AnswerClock({ of: { status, created_at: at } }: { of: ApplicationRowView }) {
  const t = useTexts('applications');
  if (status === 'in_work') return <ClockCell level={undefined}>{formatElapsed(at)}</ClockCell>;
  if (status !== 'new') return null;
  const sentAt = new Date(at);
  const now = new Date();
  const isLate = sentAt < overdueBefore(now);
  const isToday = !isLate && answerDay(sentAt) === businessDay('moscow', now);
  return (
    <Stack gap={2}>
      <ClockCell level={isLate ? 'late' : isToday ? 'soon' : undefined}>
        {isLate ? t('list.overdue') : formatElapsed(at, now)}
      </ClockCell>
      <Text size={12} tone="muted">
        {t(isLate ? 'list.answerWasDue' : 'list.answerBy', { date: formatDate(answerDay(sentAt)) })}
      </Text>
    </Stack>
  );
}
