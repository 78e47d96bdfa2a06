import type { ReactNode } from 'react';
import styles from './field.module.css';

interface JoinedControlProps {
  /** A separate cell before or after the control, such as a country or a currency. */
  start?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}

/** Two controls of one value, side by side with one border between them. */
export function JoinedControl({ start, end, children }: JoinedControlProps) {
  return (
    <span className={styles.joined}>
      {start && <span className={styles.cell}>{start}</span>}
      <span className={styles.main}>{children}</span>
      {end && <span className={styles.cell}>{end}</span>}
    </span>
  );
}
