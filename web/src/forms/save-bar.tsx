import type { ReactNode } from 'react';
import styles from './forms.module.css';

interface SaveBarProps {
  state?: ReactNode;
  /** On phones only the buttons are visible, side by side. The page shows the state elsewhere. */
  isCompact?: boolean;
  children: ReactNode;
}

/**
 * The bar at the bottom of a long form: the state on the left, the actions on the right. On phones it replaces the tab
 * bar.
 */
export function SaveBar({ state, isCompact, children }: SaveBarProps) {
  return (
    <div className={styles.bar} data-compact={isCompact} data-print="off" data-keep-clear data-page-bar>
      <div className={styles.state}>{state}</div>
      {children}
    </div>
  );
}
