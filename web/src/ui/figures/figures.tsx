import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton';
import styles from './figures.module.css';

export interface Figure {
  id: string;
  label: string;
  /** Undefined while loading. No value is guessed. */
  value: ReactNode;
  /** A comparison, or the total it is part of. */
  note?: ReactNode;
  tone?: 'success' | 'warning' | 'danger';
}

/** A few figures side by side, each with its name above and its meaning below. */
export function Figures({ figures }: { figures: Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, label, value, note, tone }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value ?? <Skeleton width="64px" height="24px" />}</dd>
          {note && (
            <dd className={styles.note} data-tone={tone}>
              {note}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
