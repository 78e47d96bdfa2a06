import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import styles from './layout.module.css';

/** Steps of the 4 px grid. */
type Space = 2 | 3 | 4 | 5 | 6;

interface BoxProps {
  children: ReactNode;
  gap?: Space;
  className?: string;
}

const spaceOf = (gap: Space) => `var(--s-${gap})`;

/** Elements in a column. */
export function Stack({ children, gap = 3, className }: BoxProps) {
  return (
    <div className={classNames(styles.stack, className)} style={{ gap: spaceOf(gap) }}>
      {children}
    </div>
  );
}

interface RowProps extends BoxProps {
  align?: CSSProperties['alignItems'];
  justify?: CSSProperties['justifyContent'];
  /** Wraps by default, because Russian words are long. */
  wrap?: boolean;
}

/** Elements in a row. */
export function Row({ children, gap = 2, align, justify, wrap = true, className }: RowProps) {
  return (
    <div
      className={classNames(styles.row, className)}
      data-wrap={wrap || undefined}
      style={{ gap: spaceOf(gap), alignItems: align, justifyContent: justify }}
    >
      {children}
    </div>
  );
}

/** The page's width and gutter. */
export function Wrap({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(styles.wrap, className)}>{children}</div>;
}

/** A main and a side column, in one column under 1024 px. `side="start"` is the filter column of lists. */
export function Columns({ children, side = 'end' }: { children: ReactNode; side?: 'start' | 'end' }) {
  return (
    <div className={styles.columns} data-side={side}>
      {children}
    </div>
  );
}

/** A grid for form fields: one column, two from 900 px. A child with `data-wide` spans both. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}
