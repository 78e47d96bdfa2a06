import type { PictureView } from '@setu/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { elapsedDays, formatElapsed } from '../../i18n/relative-time';
import { Icon } from '../icon/icon';
import { IconAlertTriangle, IconClock } from '../icon/icons';
import { Thumbnail } from '../media/thumbnail';
import styles from './data-table.module.css';

/** The row's number as the link to its page. In a card the full card is the link. */
export function NumberCell({ to, children, state }: { to: string; children: ReactNode; state?: unknown }) {
  return (
    <Link className={styles.number} to={to} state={state}>
      {children}
    </Link>
  );
}

/** The row's name or number, with a mark below it if there is one. */
export function MarkedCell({ children, mark }: { children: ReactNode; mark: ReactNode }) {
  return (
    <span className={styles.marked}>
      {children}
      {mark}
    </span>
  );
}

/** A name in up to four lines with a secondary line below, and a small picture if there is one. */
export function TwoLines({
  title,
  note,
  picture,
}: {
  title: ReactNode;
  note?: ReactNode;
  picture?: PictureView | null;
}) {
  return (
    <span className={styles.two}>
      {picture !== undefined && <Thumbnail of={picture} />}
      <span className={styles.twoWords}>
        <b>{title}</b>
        {note && <span>{note}</span>}
      </span>
    </span>
  );
}

/** The button that a row shows for its next step. On a phone it is above the link that covers the card. */
export function RowAct({ children }: { children: ReactNode }) {
  return <span className={styles.act}>{children}</span>;
}

const warnDays = 3;
const lateDays = 5;

interface AgeCellProps {
  since: string;
  now?: Date;
  /** Says what the time is, where no title of a column does. */
  say?: ((time: string) => string) | undefined;
}

/** How long the row has had its status: amber with a clock after 3 days, red with a triangle after 5. */
export function AgeCell({ since, now = new Date(), say }: AgeCellProps) {
  const days = elapsedDays(since, now);
  return (
    <ClockCell level={days >= lateDays ? 'late' : days >= warnDays ? 'soon' : undefined}>
      {say ? say(formatElapsed(since, now)) : formatElapsed(since, now)}
    </ClockCell>
  );
}

/** A duration, coloured by the urgency that the list defines. */
export function ClockCell({ level, children }: { level: 'soon' | 'late' | undefined; children: ReactNode }) {
  return (
    <span className={styles.age} data-level={level}>
      {level && <Icon of={level === 'late' ? IconAlertTriangle : IconClock} size={14} />}
      {children}
    </span>
  );
}
