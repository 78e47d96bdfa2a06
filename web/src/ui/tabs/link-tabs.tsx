import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../i18n/formats';
import type { Tone } from '../status/request-status';
import { StatusDot } from '../status/status-chip';
import styles from './tabs.module.css';

export interface LinkTab {
  id: string;
  label: ReactNode;
  to: string;
  count?: number;
  tone?: Tone;
  isCurrent: boolean;
}

/** The name of a category with the number of its cards in brackets, as in the catalogue. */
export const Counted = ({ children, count }: { children: ReactNode; count: number }) => (
  <span>
    {children} <small>({formatNumber(count)})</small>
  </span>
);

/**
 * Saved views above a list and sub-categories above cards: links with counts, which scroll sideways if they do not fit.
 */
export function LinkTabs({ tabs, label }: { tabs: LinkTab[]; label: string }) {
  return (
    <nav className={styles.links} aria-label={label}>
      {tabs.map(({ id, label: text, to, count, tone, isCurrent }) => (
        <Link
          key={id}
          to={to}
          className={styles.link}
          aria-current={isCurrent ? 'true' : undefined}
          data-none={count === 0 || undefined}
        >
          {tone && <StatusDot tone={tone} />}
          {text}
          {count !== undefined && <b>{formatNumber(count)}</b>}
        </Link>
      ))}
    </nav>
  );
}
