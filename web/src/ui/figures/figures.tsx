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

interface FiguresProps {
  figures: Figure[];
  /** The name of the figures. With it, phones show them in one row that scrolls, and the page below comes up. */
  label?: string;
  /** True for short figures: phones show three in a row instead, with a note only where the row has room. */
  isDense?: boolean;
}

/** A few figures side by side, each with its name above and its meaning below. */
export function Figures({ figures, label, isDense }: FiguresProps) {
  if (!label) return <FigureList figures={figures} />;
  if (isDense) {
    return (
      <section className={styles.dense} aria-label={label}>
        <FigureList figures={figures} />
      </section>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: phones scroll it sideways, also with the keyboard
    <section className={styles.strip} aria-label={label} tabIndex={0}>
      <FigureList figures={figures} />
    </section>
  );
}

function FigureList({ figures }: { figures: Figure[] }) {
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
