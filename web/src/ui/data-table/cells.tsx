import type { PictureView } from '@setu/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
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

/** A term with the button of the next step, below it in a table and beside it on a phone. */
export function TermAct({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.termAct}>
      {term && <span>{term}</span>}
      {children}
    </span>
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
