import type { ReactNode } from 'react';
import styles from './page-bar.module.css';

/** On phones, keeps a page's main actions visible while it scrolls, the most important one last. */
export function PageBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} data-print="off" data-keep-clear data-page-bar>
      {children}
    </div>
  );
}
