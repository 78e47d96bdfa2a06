import { classNames } from '../../lib/class-names';
import styles from './status-chip.module.css';

/** A figure in a bubble. `isHot` (amber) only for what waits for this person. Shows nothing at zero or unknown. */
export function CountBadge({
  count,
  isHot = true,
  className,
}: {
  count?: number;
  isHot?: boolean;
  className?: string;
}) {
  if (!count) return null;
  return (
    <span className={classNames(styles.count, className)} data-hot={isHot || undefined}>
      {count > 999 ? '999+' : count}
    </span>
  );
}
