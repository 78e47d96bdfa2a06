import { formatDayShort, rateValues } from '../../../i18n/formats';
import { useListCurrencyRatesQuery } from '../../../kit/rates/rates-api';
import styles from './rate-change-note.module.css';

interface RateLineProps {
  from: string;
  to: string;
  /** Roubles per rupee on the day of the price. The rates are compared with it. */
  own: number;
}

/**
 * Draws the daily rate as a small line, with the price's own rate as a dashed line. It is one SVG path without axes or
 * a table, because the text below says what it shows. Shows nothing while the rates are unavailable.
 */
export function RateLine({ from, to, own }: RateLineProps) {
  const { data: rates = [] } = useListCurrencyRatesQuery({ from, to });
  const [first, last] = [rates[0], rates.at(-1)];
  if (!first || !last || first.date === last.date) return null;
  const values = [own, ...rates.map(({ rate }) => rate)];
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) => (max === min ? 50 : 96 - ((value - min) / (max - min)) * 92).toFixed(1);
  const span = Date.parse(last.date) - Date.parse(first.date);
  const x = (day: string) => (((Date.parse(day) - Date.parse(first.date)) / span) * 100).toFixed(1);
  const points = rates.map(({ date, rate }) => `${x(date)} ${y(rate)}`);
  const end = (day: string, value: number) => (
    <span>
      <time dateTime={day}>{formatDayShort(day)}</time> {rateValues({ value, date: day }).rate}
    </span>
  );
  return (
    <>
      <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.own} d={`M0 ${y(own)}H100`} />
        <path className={styles.path} d={`M${points.join('L')}`} />
        <path className={styles.today} d={`M100 ${y(last.rate)}h0`} />
      </svg>
      <p className={styles.ends}>
        {end(first.date, first.rate)}
        {end(last.date, last.rate)}
      </p>
    </>
  );
}
