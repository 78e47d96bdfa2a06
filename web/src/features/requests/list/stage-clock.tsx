import type { RequestRowView } from '@setu/contract';
import { formatDateTime } from '../../../i18n/formats';
import { formatDue, formatElapsed } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { ClockCell } from '../../../ui/data-table/cells';
import { clockLevel } from '../model/clock-level';
import type { Reader } from '../model/side';
import styles from './list.module.css';

interface StageClockProps {
  clock: NonNullable<RequestRowView['clock']>;
  since: string;
  reader: Reader;
  /** The side that owes an answer in the conversations, which are named beside the clock. */
  asked?: RequestRowView['conversation']['asked'];
}

/**
 * Shows the deadline of the request's stage, or how long it is overdue. Also shows its time in the stage and the
 * responsible party.
 */
export function StageClock({ clock, since, reader, asked = null }: StageClockProps) {
  const t = useTexts('requests');
  const now = new Date();
  const level = clockLevel(clock, now);
  const { due_at: due, waits_for: side } = clock;
  return (
    <span className={styles.clock}>
      <ClockCell level={level}>
        <time dateTime={due} title={formatDateTime(due)}>
          {level === 'late'
            ? t('list.clock.late', { time: formatElapsed(due, now) })
            : t('list.clock.due', { when: formatDue(due, now) })}
        </time>
      </ClockCell>
      <TimeInStatus since={since} />
      {(side === 'customer' || side === 'supplier') && side !== reader && side !== asked && (
        <span>{t(`list.clock.waits.${side}`)}</span>
      )}
    </span>
  );
}

/** Shows how long the request has had its status. */
export function TimeInStatus({ since }: { since: string }) {
  const t = useTexts('requests');
  return (
    <time dateTime={since} title={formatDateTime(since)}>
      {t('list.clock.inStatus', { time: formatElapsed(since) })}
    </time>
  );
}
