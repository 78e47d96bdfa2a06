import type { BasketItemsView, CartLineView } from '@setu/contract';
import { formatMoney, formatMoneyAsIs, isConverted } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { RateNote } from '../../ui/money/price';
import { Panel } from '../../ui/panel/panel';
import styles from './cart.module.css';
import { sumOf } from './cart-sum';

interface CartTotalsProps {
  cart: BasketItemsView;
  /** Ticked lines: their sum is told instead of the whole cart's. */
  chosen: readonly CartLineView[];
}

/** What the cart, or what is ticked in it, costs: in rupees, and in roubles at the rate of today. */
export function CartTotals({ cart, chosen }: CartTotalsProps) {
  const t = useTexts('cart');
  const { price, priced_lines: priced, unpriced_lines: unpriced } = chosen.length > 0 ? sumOf(chosen) : cart.cart_total;
  if (priced + unpriced === 0) return null;
  return (
    <Panel
      className={styles.sums}
      title={chosen.length > 0 ? t('total.chosen', { count: chosen.length }) : t('total.whole')}
    >
      <dl className={styles.totals}>
        {priced > 0 && (
          <div>
            <dt>{t('total.rupees')}</dt>
            <dd data-main={isConverted() ? undefined : true}>{formatMoneyAsIs(price)}</dd>
          </div>
        )}
        {priced > 0 && isConverted() && (
          <div>
            <dt>{t('total.roubles')}</dt>
            <dd data-main="true">{formatMoney(price)}</dd>
          </div>
        )}
      </dl>
      {unpriced > 0 && <p className={styles.note}>{t('total.unpriced', { count: unpriced })}</p>}
      <p className={styles.note}>{t('total.without')}</p>
      <RateNote />
    </Panel>
  );
}
