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
  /** True if the value is misleading without its note, which a phone then shows too. */
  needsNote?: boolean;
}

interface FiguresProps {
  figures: Figure[];
  /** The name of the figures, for screen readers. */
  label?: string;
  /** True for short figures: phones show three in a row instead, with a note only where the row has room. */
  isDense?: boolean;
}

/** A few figures side by side, each with its name above and its meaning below. */
export function Figures({ figures, label, isDense }: FiguresProps) {
  const list = (
    <dl className={styles.figures}>
      {figures.map(({ id, label, value, note, tone, needsNote }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value ?? <Skeleton width="64px" height="24px" />}</dd>
          {note && (
            <dd className={styles.note} data-tone={tone} data-needed={needsNote || undefined}>
              {note}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
  if (!label) return list;
  return (
    <section className={isDense ? styles.dense : undefined} aria-label={label}>
      {list}
    </section>
  );
}
