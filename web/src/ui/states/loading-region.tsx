import type { ReactNode } from 'react';
import styles from './states.module.css';

/** Content that is being refreshed. It stays in place, turns grey after 150 ms and is marked busy. */
export function LoadingRegion({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <div className={styles.region} aria-busy={isBusy}>
      {children}
    </div>
  );
}
