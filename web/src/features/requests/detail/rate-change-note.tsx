import { lazy, Suspense } from 'react';
import { currentRate, formatDate, formatMoneyAsIs, formatPercent } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { convert } from '../../../lib/money';
import { rateChange } from '../model/rate-change';
import type { RequestPrice } from '../model/request-prices';
import styles from './rate-change-note.module.css';

const RateLine = lazy(async () => ({ default: (await import('./rate-line')).RateLine }));

/**
 * Shows the change of the rate since the day of a price, as text and as a line. Shows nothing if there is no later
 * rate.
 */
export function RateChangeNote({ price: { kind, money, rate }, count }: { price: RequestPrice; count: number | null }) {
  const t = useTexts('requests');
  const move = rateChange(money, { own: rate, now: currentRate(), count });
  if (!rate || !move) return null;
  const params = {
    date: formatDate(rate.date),
    percent: formatPercent(move.share),
    today: formatMoneyAsIs(move.today),
    amount: formatMoneyAsIs(move.difference),
    rupees: formatMoneyAsIs(convert(money, 'INR', rate)),
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
          ? t(`prices.signed.${move.way}`, params)
          : `${t(`prices.moved.${move.way}`, params)} ${t('prices.moved.kept')}`}
      </figcaption>
    </figure>
  );
}
