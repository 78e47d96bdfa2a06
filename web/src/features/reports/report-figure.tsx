import styles from './reports.module.css';

interface ReportFigureProps {
  text: string | null;
  /** The share of the largest visible value, from 0 to 1, drawn as a bar below. */
  part?: number | undefined;
  tone?: 'warning' | 'danger' | undefined;
}

/**
 * Shows a number in a report row. The leading number has a comparison bar, and a number that needs attention has a
 * warning colour.
 */
export function ReportFigure({ text, part, tone }: ReportFigureProps) {
  return (
    <span className={styles.figure} data-tone={tone}>
      {text}
      {part !== undefined && <span className={styles.bar} style={{ width: `${part * 100}%` }} />}
    </span>
  );
}
