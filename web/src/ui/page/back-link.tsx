import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
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

/** Returns an address without its query. */
export const pathOf = (address: string): string => address.split('?')[0] ?? '';

/**
 * Goes back to the page the visitor came from, or to `to` if the page was opened directly. `children` names `to`, so a
 * way back to any other page, such as the notifications, has no name.
 */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  const { state } = useLocation();
  const t = useTexts();
  const from = (state as BackState | null)?.from;
  const isElsewhere = from !== undefined && pathOf(from) !== pathOf(to);
  return (
    <div>
      <Link data-print="off" className={styles.back} to={from ?? to}>
        <Icon of={IconArrowLeft} size={16} />
        {isElsewhere ? t('actions.back') : children}
      </Link>
    </div>
  );
}
