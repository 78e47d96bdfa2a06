import type { CartLineView, CartTotalView } from '@setu/contract';
import { isConverted, lotPrice } from '../../i18n/formats';
import { addUp, type Money, multiply } from '../../lib/money';

/** Returns the upper end of the unit price, or null if the price is not a range. */
export function upperPrice({ basket_price: from, product_sku: { price_to: to } }: CartLineView): Money | null {
  return from && to !== null && to > from.value ? { value: to, currency: from.currency } : null;
}

type Supplier = CartTotalView['suppliers'][number]['supplier'];

/**
 * Returns the total of the available items, and the total for each supplier, in rupees and, for a reader of roubles, in
 * roubles. Items with a price on request are only counted.
 */
export function sumOf(lines: readonly CartLineView[]): CartTotalView {
  const suppliers = new Map<string, { supplier: Supplier; lines: CartLineView[] }>();
  for (const line of lines.filter(({ available }) => available)) {
    const { id, short_name } = line.product_sku.company;
    const of = suppliers.get(id) ?? { supplier: { id, short_name }, lines: [] };
    suppliers.set(id, { ...of, lines: [...of.lines, line] });
  }
  const each = [...suppliers.values()].map((one) => ({ supplier: one.supplier, ...linesSum(one.lines) }));
  return { ...linesSum(lines), suppliers: each.sort((a, b) => b.price.value - a.price.value) };
}

function linesSum(lines: readonly CartLineView[]): Omit<CartTotalView, 'suppliers'> {
  const open = lines.filter(({ available }) => available);
  const priced = open.flatMap(({ basket_price: price, count }) => (price ? [{ price, count }] : []));
  const sumBy = (amountOf: typeof multiply, currency: 'INR' | 'RUB') => ({
    ...addUp(
      priced.map(({ price, count }) => amountOf(price, count)),
      currency,
    ),
    currency,
  });
  return {
    price: sumBy(multiply, 'INR'),
    roubles: isConverted() ? sumBy(lotPrice, 'RUB') : null,
    priced_lines: priced.length,
    unpriced_lines: open.length - priced.length,
    is_lower_bound: open.some((line) => upperPrice(line) !== null),
  };
}
