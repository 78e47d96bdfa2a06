import { type ApplicationRowView, answerDay, businessDay, overdueBefore } from '@setu/contract';
import { formatDate } from '../../../i18n/formats';
import { formatElapsed } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { ClockCell } from '../../../ui/data-table/cells';
import { Text } from '../../../ui/layout/text';
import styles from './application-list.module.css';

/**
 * Shows how long an application has waited. A new one also has the day by which a manager has to answer, as promised to
 * the applicant. Not for closed applications.
 */
export function AnswerClock({ of: { status, created_at: at } }: { of: ApplicationRowView }) {
  const t = useTexts('applications');
  if (status !== 'new') return <ClockCell level={undefined}>{t('list.waits', { time: formatElapsed(at) })}</ClockCell>;
  const sentAt = new Date(at);
  const now = new Date();
  const isLate = sentAt < overdueBefore(now);
  const isToday = !isLate && answerDay(sentAt) === businessDay('moscow', now);
  return (
    <span className={styles.clock}>
      <ClockCell level={isLate ? 'late' : isToday ? 'soon' : undefined}>
        {isLate ? t('list.overdue') : t('list.waits', { time: formatElapsed(at, now) })}
      </ClockCell>
      <Text size={12} tone="muted">
        {t(isLate ? 'list.answerWasDue' : 'list.answerBy', { date: formatDate(answerDay(sentAt)) })}
      </Text>
    </span>
  );
}
