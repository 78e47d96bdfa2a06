import type { CardView } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import type { Money } from '../../lib/money';
import { OriginalPrice, Price } from '../../ui/money/price';
import styles from './product.module.css';

/** Returns both ends of a card's price per unit, or null for a price on request. */
export function priceOf(card: CardView): { from: Money | null; to: Money | null } {
  const money = (value: number | null) => (value === null ? null : { value, currency: card.price_currency });
  return { from: money(card.price_from), to: money(card.price_to) };
}

/** Shows the price in the viewer's currency, with the rupee price and the rate of the day below. */
export function ProductPrice({ card }: { card: CardView }) {
  const t = useTexts('product');
  const { from, to } = priceOf(card);
  return (
    <div>
      <p className={styles.price}>
        <Price from={from} to={to} unit={card.unit} size="hero" />
      </p>
      {from ? <OriginalPrice money={from} to={to} /> : <p className={styles.asked}>{t('priceAsked')}</p>}
    </div>
  );
}
