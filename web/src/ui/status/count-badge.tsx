import { classNames } from '../../lib/class-names';
import styles from './status-chip.module.css';

/**
 * A number in a badge. Use `isHot` (amber) only for work that waits for this user. Shows nothing at zero or if unknown.
 */
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
