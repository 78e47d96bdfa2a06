import type { ReactNode } from 'react';
import styles from './forms.module.css';

/**
 * The bar at the bottom of a long form: the state on the left, the actions on the right. On phones it replaces the tab
 * bar.
 */
export function SaveBar({ state, children }: { state?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.bar} data-print="off" data-keep-clear data-page-bar>
      <div className={styles.state}>{state}</div>
      {children}
    </div>
  );
}
