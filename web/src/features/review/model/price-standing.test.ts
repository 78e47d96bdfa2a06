import { expect, it } from 'vitest';
import { priceStanding } from './price-standing';

const norm = { low: 148, median: 190, high: 260 };

it('a price is unusual only if all of it is outside the middle half of the category', () => {
  const range = (price_from: number, price_to: number) =>
    priceStanding({ price_mode: 'range', price_from, price_to }, norm);
  const exact = (price: number) => priceStanding({ price_mode: 'exact', price_from: price, price_to: price }, norm);
  expect([range(100, 147), range(100, 148), range(260, 300), range(261, 300)]).toEqual([
    ...['below', 'usual', 'usual', 'above'],
  ]);
  expect([exact(147.99), exact(148), exact(260), exact(260.01)]).toEqual(['below', 'usual', 'usual', 'above']);
  expect(priceStanding({ price_mode: 'request', price_from: null, price_to: null }, norm)).toBe('usual');
});
