import type { RequestView } from '@setu/contract';
import { formatDateTime } from '../../../i18n/formats';
import { formatDue, formatElapsed, formatLeft } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { dueLevel } from '../model/due-level';
import styles from './detail.module.css';

const week = 7 * 86_400_000;

/** Shows the deadline of the stage, in its last week with the time left, or how long it is overdue, to the users responsible for it. */
export function StageTerm({ clock }: { clock: NonNullable<RequestView['clock']> }) {
  const t = useTexts('requests');
  const now = new Date();
  const level = dueLevel(clock.due_at, now);
  const due = formatDateTime(clock.due_at);
  const left = Date.parse(clock.due_at) - now.getTime();
  return (
    <time className={styles.term} data-level={level} dateTime={clock.due_at} title={due}>
      {level === 'late'
        ? t('list.clock.late', { time: formatElapsed(clock.due_at, now) })
        : left > 0 && left < week
          ? t('list.clock.left', {
              when: formatDue(clock.due_at, now),
              time: formatLeft(clock.due_at, now),
            })
          : t('list.clock.due', { when: due })}
    </time>
  );
}
