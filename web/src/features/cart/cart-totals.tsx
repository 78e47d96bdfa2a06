import type { BasketItemsView, CartLineView } from '@setu/contract';
import { formatMoneyAsIs } from '../../i18n/formats';
import { companyName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import type { Money } from '../../lib/money';
import { RateNote } from '../../ui/money/price';
import { Panel } from '../../ui/panel/panel';
import styles from './cart.module.css';
import { sumOf } from './cart-sum';

type Suppliers = BasketItemsView['cart_total']['suppliers'];

/** Returns the suppliers in the order of their items in the cart. Those on other pages follow. */
const suppliersInOrder = ({ list }: BasketItemsView, suppliers: Suppliers): Suppliers => {
  const ids = list.map(({ product_sku: card }) => card.company.id);
  const place = (id: string): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...suppliers].sort((one, other) => place(one.supplier.id) - place(other.supplier.id));
};

interface CartTotalsProps {
  cart: BasketItemsView;
  /** Selected items. With a selection, their total is shown instead of the cart's. */
  chosen: readonly CartLineView[];
}

/** Shows the total of the cart or its selected items in rupees, and in roubles at today's rate. */
export function CartTotals({ cart, chosen }: CartTotalsProps) {
  const t = useTexts('cart');
  const total = chosen.length > 0 ? sumOf(chosen) : cart.cart_total;
  const written = (isLowerBound: boolean, money: Money) => {
    const amount = formatMoneyAsIs(money);
    return isLowerBound ? t('total.from', { amount }) : amount;
  };
  const {
    price,
    roubles,
    is_lower_bound: isLowerBound,
    priced_lines: priced,
    unpriced_lines: unpriced,
    suppliers,
  } = total;
  if (priced + unpriced === 0) return null;
  return (
    <Panel
      className={styles.sums}
      title={chosen.length > 0 ? t('total.chosen', { count: chosen.length }) : t('total.all')}
    >
      {suppliers.length > 1 && (
        <ul className={styles.suppliers} aria-label={t('total.bySupplier')}>
          {suppliersInOrder(cart, suppliers).map((one) => (
            <li key={one.supplier.id}>
              <span>{companyName(one.supplier.short_name)}</span>
              <span className={styles.subtotal}>
                {one.priced_lines > 0 ? written(one.is_lower_bound, one.roubles ?? one.price) : t('total.onRequest')}
                {one.priced_lines > 0 && one.roubles && <small>{written(one.is_lower_bound, one.price)}</small>}
              </span>
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.totals}>
        {priced > 0 && (
          <div>
            <dt>{t(roubles ? 'total.rupees' : 'total.sum')}</dt>
            <dd data-main={roubles ? undefined : true}>{written(isLowerBound, price)}</dd>
          </div>
        )}
        {priced > 0 && roubles && (
          <div>
            <dt>{t('total.roubles')}</dt>
            <dd data-main="true">{written(isLowerBound, roubles)}</dd>
          </div>
        )}
      </dl>
      {unpriced > 0 && <p className={styles.note}>{t('total.unpriced', { count: unpriced })}</p>}
      <p className={styles.note}>{t('total.without')}</p>
      <RateNote />
    </Panel>
  );
}
