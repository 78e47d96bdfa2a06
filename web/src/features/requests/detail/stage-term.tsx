import type { RequestView } from '@setu/contract';
import { formatDateTime } from '../../../i18n/formats';
import { formatDayNear, formatDue, formatElapsed, formatLeft } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { dueLevel } from '../model/due-level';
import styles from './detail.module.css';

const day = 86_400_000;
const week = 7 * day;

/**
 * Shows the deadline of the stage, or how long it is overdue, to the users responsible for it. In its last week the
 * time left is beside the deadline, and in its last 24 hours instead of it: "tomorrow, 3 h left" contradicts itself.
 */
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
        : left < day
          ? t('list.clock.hoursLeft', { time: formatLeft(clock.due_at, now) })
          : left < week
            ? t('list.clock.left', { when: formatDue(clock.due_at, now), time: formatLeft(clock.due_at, now) })
            : t('list.clock.due', { when: due })}
    </time>
  );
}

interface ShipmentTermProps {
  /** YYYY-MM-DD. */
  day: string;
  /** The lead time that the day follows from, in days. */
  leadDays: number | null;
  /** Whether the reader ships the goods. */
  isOwn: boolean;
}

/** Shows the day by which the goods are shipped. It ends at midnight in Moscow, where the brokers work. */
export function ShipmentTerm({ day, leadDays, isOwn }: ShipmentTermProps) {
  const t = useTexts('requests');
  const level = dueLevel(`${day}T23:59:59+03:00`, new Date());
  const date = formatDayNear(day);
  const time = leadDays === null ? null : t('facts.days', { count: leadDays });
  return (
    <time className={styles.term} data-level={level} dateTime={day}>
      {t(isOwn ? 'list.clock.ship' : 'list.clock.shipped', {
        date: time ? t('milestones.byLead', { date, time }) : date,
      })}
    </time>
  );
}
