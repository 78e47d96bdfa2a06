import type { ReactNode } from 'react';
import styles from './forms.module.css';

interface SaveBarProps {
  state?: ReactNode;
  /** On phones the buttons stand side by side, and the state is visible only while it explains a disabled button. */
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

/** The parts of the state in one line, with dots between them. A part with an icon is `data-marked` and needs no dot. */
export const BarParts = ({ children }: { children: ReactNode }) => <span className={styles.parts}>{children}</span>;
