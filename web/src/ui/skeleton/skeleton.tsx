import { classNames } from '../../lib/class-names';
import styles from './skeleton.module.css';

interface SkeletonProps {
  width?: string;
  height?: string;
  shape?: 'bar' | 'square' | 'circle';
  className?: string;
}

/** A grey placeholder for loading content. It appears after 150 ms, so that fast answers cause no flash. */
export function Skeleton({ width = '100%', height = '14px', shape = 'bar', className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, className)}
      data-shape={shape}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}

/** A placeholder for several lines of text, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
        <Skeleton key={line} width={line === lines - 1 ? '62%' : '100%'} />
      ))}
    </span>
  );
}
