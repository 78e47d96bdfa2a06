import type { RequestRowView } from '@setu/contract';
import { formatDateTime } from '../../../i18n/formats';
import { formatElapsed, formatRelative } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { ClockCell } from '../../../ui/data-table/cells';
import { clockLevel } from '../model/clock-level';
import styles from './list.module.css';

interface StageClockProps {
  clock: NonNullable<RequestRowView['clock']>;
  since: string;
}

/** Shows the time of the request in its stage, the deadline or how long it is overdue, and the responsible party. */
export function StageClock({ clock, since }: StageClockProps) {
  const t = useTexts('requests');
  const now = new Date();
  const level = clockLevel(clock, now);
  const { due_at: due, waits_for: side } = clock;
  return (
    <span className={styles.clock}>
      <ClockCell since={since} level={level} now={now} />
      <time dateTime={due} title={formatDateTime(due)}>
        {level === 'late'
          ? t('list.clock.late', { time: formatElapsed(due, now) })
          : t('list.clock.due', { when: formatRelative(due, now) })}
      </time>
      {(side === 'customer' || side === 'supplier') && <span>{t(`list.clock.waits.${side}`)}</span>}
    </span>
  );
}
