import type { ReactNode } from 'react';
import { Skeleton, SkeletonText } from '../skeleton/skeleton';
import styles from './product-card.module.css';

interface CardGridProps {
  children: ReactNode;
  /** Cards in a row on wide screens. `page` is five, for full pages of ten, thirty or a hundred. */
  columns?: 4 | 5 | 'page';
  layout?: 'grid' | 'list';
}

/** Rows of cards of equal height, two in a row on a phone. */
export function CardGrid({ children, columns = 4, layout = 'grid' }: CardGridProps) {
  return (
    <div className={layout === 'grid' ? styles.grid : styles.rows} data-columns={columns}>
      {children}
    </div>
  );
}

/** Placeholders for cards, in the same grid. */
export function CardSkeletons({ count = 8, layout = 'grid' }: { count?: number; layout?: 'grid' | 'list' }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
    <div key={index} className={styles.card} data-layout={layout} aria-hidden="true">
      <div className={styles.picture}>
        <Skeleton shape="square" />
      </div>
      <div className={styles.body}>
        <SkeletonText lines={6} />
      </div>
    </div>
  ));
}
