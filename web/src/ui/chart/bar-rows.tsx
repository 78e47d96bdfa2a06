import { type CSSProperties, type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { TextButton } from '../button/text-link';
import { SkeletonText } from '../skeleton/skeleton';
import { LoadingRegion } from '../states/loading-region';
import styles from './chart.module.css';

interface BarRow {
  id: string;
  name: string;
  /** A second line under the name. */
  note?: ReactNode;
  value: number;
}

/** More rows are folded, because the table below a chart has them all. */
const firstShown = 8;

export interface BarRowsProps {
  /** The name of the list: "Purchases by category, million roubles". */
  label: string;
  /** The rows in the given order, largest first. Undefined while they load. */
  rows: BarRow[] | undefined;
  format: (value: number) => string;
}

/** Names with a bar and a value each. Names and values are plain text, so no separate drawing or table is needed. */
export function BarRows({ label, rows, format }: BarRowsProps) {
  const t = useTexts();
  const [isUnfolded, setUnfolded] = useState(false);
  if (!rows) {
    return (
      <LoadingRegion isBusy>
        <SkeletonText lines={5} />
      </LoadingRegion>
    );
  }
  if (rows.length === 0) return <p className={styles.empty}>{t('chart.empty')}</p>;
  const shown = isUnfolded ? rows : rows.slice(0, firstShown);
  const max = Math.max(...rows.map(({ value }) => value), 0) || 1;
  // The longest bar leaves room for the longest value.
  const room = Math.max(...shown.map(({ value }) => format(value).length));
  return (
    <>
      <ul className={styles.rows} aria-label={label} style={{ '--room': `${room}ch` } as CSSProperties}>
        {shown.map(({ id, name, note, value }) => (
          <li key={id} className={styles.row}>
            <span className={styles.rowName}>
              {name}
              {note && <small>{note}</small>}
            </span>
            <span className={styles.rowBar}>
              <i style={{ '--share': Math.max(0, value) / max } as CSSProperties} aria-hidden="true" />
              <data value={value}>{format(value)}</data>
            </span>
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <p className={styles.moreRows}>
          <TextButton onClick={() => setUnfolded(true)}>
            {t('actions.showMore', { count: rows.length - shown.length })}
          </TextButton>
        </p>
      )}
    </>
  );
}
