import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../icon/icon';
import { IconArrowLeft } from '../icon/icons';
import styles from './page.module.css';

/**
 * The address that a list puts in a link's state, so that going back restores its filters:
 * `state={fromHere(location)}`.
 */
export interface BackState {
  from?: string;
}

export const fromHere = (location: { pathname: string; search: string }): BackState => ({
  from: `${location.pathname}${location.search}`,
});

/** Goes back to the list the visitor came from, or to `to` if the page was opened directly. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  const { state } = useLocation();
  const from = (state as BackState | null)?.from;
  return (
    <div>
      <Link data-print="off" className={styles.back} to={from ?? to}>
        <Icon of={IconArrowLeft} size={16} />
        {children}
      </Link>
    </div>
  );
}
