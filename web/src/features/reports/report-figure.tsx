import styles from './reports.module.css';

interface ReportFigureProps {
  text: string | null;
  /** Of the largest in sight, from 0 to 1: drawn as a bar below. */
  part?: number | undefined;
  tone?: 'warning' | 'danger' | undefined;
}

/** A figure of a report's row: the leading one with how it compares, a bad one in its colour. */
export function ReportFigure({ text, part, tone }: ReportFigureProps) {
  return (
    <span className={styles.figure} data-tone={tone}>
      {text}
      {part !== undefined && <span className={styles.bar} style={{ width: `${part * 100}%` }} />}
    </span>
  );
}
