import type { ApplicationRowView } from '@setu/contract';
import { formatDate } from '../../../i18n/formats';
import { formatElapsed } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { ClockCell } from '../../../ui/data-table/cells';
import { DotLine } from '../../../ui/layout/dot-line';
import { Text } from '../../../ui/layout/text';
import { useIsPhone } from '../../../ui/media/use-is-phone';
import { applicationDue } from './application-due';
import styles from './application-list.module.css';

/**
 * Shows the day by which a manager has to act on an open application, and how long it has waited. Shows nothing for
 * closed applications.
 */
export function AnswerClock({ of }: { of: ApplicationRowView }) {
  const t = useTexts('applications');
  const isPhone = useIsPhone();
  const now = new Date();
  const due = applicationDue(of, now);
  if (!due) return null;
  const date = formatDate(due.day);
  const terms = {
    late: t('list.overdue', { count: due.daysLate }),
    soon: t(`list.dueToday.${due.stage}`),
  };
  const term = (
    <ClockCell level={due.level}>{due.level ? terms[due.level] : t(`list.due.${due.stage}`, { date })}</ClockCell>
  );
  const since =
    due.level === 'late'
      ? t('list.answerWasDue', { date })
      : t('list.waits', { time: formatElapsed(of.created_at, now) });
  if (isPhone) {
    return (
      <DotLine>
        {term}
        <Text as="span" size={13} tone="muted">
          {since}
        </Text>
      </DotLine>
    );
  }
  return (
    <span className={styles.clock}>
      {term}
      <Text size={12} tone="muted">
        {since}
      </Text>
    </span>
  );
}
