import type { RequestView } from '@setu/contract';
import { formatDateTime } from '../../../i18n/formats';
import { formatElapsed } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { dueLevel } from '../model/due-level';
import styles from './detail.module.css';

/** Shows the deadline of the stage, or how long it is overdue, to the users responsible for it. */
export function StageTerm({ clock }: { clock: NonNullable<RequestView['clock']> }) {
  const t = useTexts('requests');
  const now = new Date();
  const level = dueLevel(clock.due_at, now);
  const due = formatDateTime(clock.due_at);
  return (
    <time className={styles.term} data-level={level} dateTime={clock.due_at} title={due}>
      {level === 'late'
        ? t('list.clock.late', { time: formatElapsed(clock.due_at, now) })
        : t('list.clock.due', { when: due })}
    </time>
  );
}
