import styles from './reports.module.css';

interface ReportFigureProps {
  text: string | null;
  /** The number as a share of the largest visible one, from 0 to 1. It is drawn as a bar below the number. */
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
