import type { RequestRowView } from '@setu/contract';
import { formatDateTime } from '../../../i18n/formats';
import { formatElapsed, formatRelative } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { ClockCell } from '../../../ui/data-table/cells';
import { clockLevel } from '../model/clock-level';
import type { Reader } from '../model/side';
import styles from './list.module.css';

interface StageClockProps {
  clock: NonNullable<RequestRowView['clock']>;
  since: string;
  reader: Reader;
}

/**
 * Shows how long the request is overdue, counted from the deadline of its stage, or else its deadline. Also shows its time
 * in the stage and the responsible party.
 */
export function StageClock({ clock, since, reader }: StageClockProps) {
  const t = useTexts('requests');
  const now = new Date();
  const level = clockLevel(clock, now);
  const { due_at: due, waits_for: side } = clock;
  return (
    <span className={styles.clock}>
      <ClockCell level={level}>
        {level === 'late' ? t('list.clock.late', { time: formatElapsed(due, now) }) : formatElapsed(since, now)}
      </ClockCell>
      <time dateTime={due} title={formatDateTime(due)}>
        {level === 'late'
          ? t('list.clock.inStatus', { time: formatElapsed(since, now) })
          : t('list.clock.due', { when: formatRelative(due, now) })}
      </time>
      {(side === 'customer' || side === 'supplier') && side !== reader && <span>{t(`list.clock.waits.${side}`)}</span>}
    </span>
  );
}
