import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './field.module.css';

interface CheckControlProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  /** A number at the right end: how many items there are. */
  count?: ReactNode;
}

/** A checkbox with its label as one target. */
export function CheckControl({ label, count, ...rest }: CheckControlProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...rest} />
      <span>{label}</span>
      {count !== undefined && <span className={styles.checkCount}>{count}</span>}
    </label>
  );
}
