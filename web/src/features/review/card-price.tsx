import type { CardView } from '@setu/contract';
import { formatMoneyRangeAsIs } from '../../i18n/formats';
import { UnitSentence } from '../../i18n/quantity-text';
import { useTexts } from '../../i18n/use-texts';
import styles from './review.module.css';

/** Shows a card's price as entered. The reviewer checks this price, so it is in rupees in every language. */
export function CardPrice({
  of,
}: {
  of: Pick<CardView, 'price_mode' | 'price_from' | 'price_to' | 'price_currency' | 'unit'>;
}) {
  const t = useTexts();
  const { price_mode: mode, price_from: from, price_to: to, price_currency: currency, unit } = of;
  if (mode === 'request' || from === null) return t('product.onRequest');
  const figure = formatMoneyRangeAsIs({ value: from, currency }, to === null ? null : { value: to, currency });
  return (
    <span className={styles.price}>
      {figure}
      {unit?.name && (
        <>
          {' '}
          <UnitSentence unit={unit} say={(name) => t('product.perUnit', { unit: name })} />
        </>
      )}
    </span>
  );
}
