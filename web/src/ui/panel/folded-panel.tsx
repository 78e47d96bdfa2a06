import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import { Icon } from '../icon/icon';
import { IconChevronDown } from '../icon/icons';
import styles from './panel.module.css';

interface FoldedPanelProps {
  title: ReactNode;
  /** Content at the right end of the header: a count or a status. */
  aside?: ReactNode;
  /** Set it to false for tables and lists that run edge to edge. */
  isPadded?: boolean;
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A panel that shows only its header until it is opened. It uses the browser's own disclosure element, so that search in
 * the page finds folded text.
 */
export function FoldedPanel({ title, aside, isPadded = true, isOpen, className, children }: FoldedPanelProps) {
  return (
    <details className={classNames(styles.panel, className)} open={isOpen}>
      <summary className={styles.fold}>
        <h2>{title}</h2>
        {aside && <div className={styles.note}>{aside}</div>}
        <Icon of={IconChevronDown} size={18} className={styles.foldMark} />
      </summary>
      {isPadded ? <div className={styles.body}>{children}</div> : children}
    </details>
  );
}
