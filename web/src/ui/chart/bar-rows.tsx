import type { CSSProperties } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { SkeletonText } from '../skeleton/skeleton';
import { LoadingRegion } from '../states/loading-region';
import styles from './chart.module.css';

interface BarRow {
  id: string;
  name: string;
  value: number;
}

export interface BarRowsProps {
  /** Names the list: "Purchases by category, million roubles". */
  label: string;
  /** Largest first, as given; undefined while they load. */
  rows: BarRow[] | undefined;
  format: (value: number) => string;
}

/** Names with a bar and a figure each. The words and figures are the text itself, so it needs neither a drawing nor a second table. */
export function BarRows({ label, rows, format }: BarRowsProps) {
  const t = useTexts();
  if (!rows) {
    return (
      <LoadingRegion isBusy>
        <SkeletonText lines={5} />
      </LoadingRegion>
    );
  }
  if (rows.length === 0) return <p className={styles.empty}>{t('chart.empty')}</p>;
  const most = Math.max(...rows.map(({ value }) => value), 0) || 1;
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map(({ id, name, value }) => (
        <li key={id} className={styles.row}>
          <span className={styles.rowName}>{name}</span>
          <span className={styles.rowBar}>
            <i style={{ '--share': Math.max(0, value) / most } as CSSProperties} aria-hidden="true" />
            <data value={value}>{format(value)}</data>
          </span>
        </li>
      ))}
    </ul>
  );
}
