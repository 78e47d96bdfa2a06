import type { ReactNode } from 'react';
import styles from './states.module.css';

/** Content that is being refreshed: stays in place, loses its colour after 150 ms and is marked busy. */
export function LoadingRegion({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <div className={styles.region} aria-busy={isBusy}>
      {children}
    </div>
  );
}
