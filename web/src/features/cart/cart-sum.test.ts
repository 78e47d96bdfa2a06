import { expect, it } from 'vitest';
import { aCard } from '../../testing/builders/card';
import { sumOf } from './cart-sum';

const line = (value: number | null, count: number, available = true) => ({
  id: '1',
  count,
  basket_price: value === null ? null : { value, currency: 'INR' as const },
  added_price: null,
  price_changed: false,
  available,
  added_at: '2026-11-20T09:00:00Z',
  later_at: null,
  open_request: null,
  product_sku: aCard({}),
});

it.each([
  ['an empty selection has no total', [], 0, 0, 0],
  ['paise are added without a rounding error', [line(0.1, 3), line(0.2, 1)], 0.5, 2, 0],
  ['an item with a price on request is counted and costs nothing', [line(100, 2), line(null, 7)], 200, 1, 1],
  ['an unavailable item is left out', [line(100, 2), line(100, 2, false), line(null, 1, false)], 200, 1, 0],
] as const)('%s', (_name, lines, value, priced, unpriced) => {
  const { suppliers, ...total } = sumOf(lines);
  expect(suppliers.map((one) => one.price.value)).toEqual(priced + unpriced > 0 ? [value] : []);
  expect(total).toEqual({
    price: { value, currency: 'INR' },
    priced_lines: priced,
    unpriced_lines: unpriced,
  });
});
