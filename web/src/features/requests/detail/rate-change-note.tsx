import { lazy, Suspense } from 'react';
import { currentRate, formatDate, formatMoneyAsIs, formatPercent } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { convert, type Money } from '../../../lib/money';
import { rateChange } from '../model/rate-change';
import type { RequestPrice } from '../model/request-prices';
import styles from './rate-change-note.module.css';

const RateLine = lazy(async () => ({ default: (await import('./rate-line')).RateLine }));

interface RateChangeNoteProps {
  price: RequestPrice;
  count: number | null;
  /** What is left to pay of a contract after a payment. Null before the first payment. */
  unpaid: Money | null;
}

/**
 * Shows the change of the rate since the day of a price, as text and as a line. Shows nothing if there is no later
 * rate.
 */
export function RateChangeNote({ price: { kind, money, rate }, count, unpaid }: RateChangeNoteProps) {
  const t = useTexts('requests');
  const rest = kind === 'contract' ? unpaid : null;
  const move = rateChange(rest ?? money, { own: rate, now: currentRate(), count: rest ? null : count });
  if (!rate || !move) return null;
  const params = {
    date: formatDate(rate.date),
    percent: formatPercent(move.share),
    today: formatMoneyAsIs(move.today),
    amount: formatMoneyAsIs(move.difference),
    rupees: formatMoneyAsIs(convert(rest ?? money, 'INR', rate)),
  };
  return (
    <figure className={styles.moved}>
      <div className={styles.place}>
        <Suspense>
          <RateLine from={move.from} to={move.to} own={rate.value} />
        </Suspense>
      </div>
      <figcaption>
        {kind === 'contract'
          ? t(`prices.${rest ? 'rest' : 'signed'}.${move.way}`, params)
          : `${t(`prices.moved.${move.way}`, params)} ${t('prices.moved.kept')}`}
      </figcaption>
    </figure>
  );
}
