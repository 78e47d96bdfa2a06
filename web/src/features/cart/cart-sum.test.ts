import type { CartLineView } from '@setu/contract';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { configureFormats, formatMoney, lotPrice } from '../../i18n/formats';
import { rowTotal } from '../requests/public';
import { sumOf } from './cart-sum';

const anyLine = fc.record({
  paise: fc.integer({ min: 1, max: 50_000_000 }),
  count: fc.integer({ min: 1, max: 20_000 }),
});
const anyRate = fc.integer({ min: 1000, max: 99_999 }).map((e4) => e4 / 10_000);
const rupees = (paise: number) => ({ value: paise / 100, currency: 'INR' as const });

const lineOf = ({ paise, count }: { paise: number; count: number }): CartLineView =>
  ({
    ...{ available: true, basket_price: rupees(paise), count },
    product_sku: { price_to: null, company: { id: 'c', short_name: 'Kaveri' } },
  }) as CartLineView;

/** Returns an amount on the screen in kopecks or paise. */
const minorIn = (text: string): bigint => {
  const figure = text.replace(/^≈/, '').replace(/[^\d.,]/g, '');
  const [, whole = '', cents = '00'] = /^(.*?)(?:[.,](\d\d))?$/.exec(figure) ?? [];
  return BigInt(whole.replace(/\D/g, '') + cents);
};

afterEach(() => configureFormats({ locale: 'ru_RU', rate: null }));

describe.each(['ru_RU', 'en_US'])('The figures on the screen in %s', (locale) => {
  const shownAt = (value: number) => configureFormats({ locale, rate: { value, date: '2026-11-20' } });

  it('of a cart add up: unit price × count = line, and the lines = total', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), anyRate, (lines, rate) => {
        shownAt(rate);
        const shown = lines.map(({ paise, count }) => {
          const [each, line] = [formatMoney(rupees(paise)), formatMoney(lotPrice(rupees(paise), count))];
          expect(minorIn(line)).toBe(minorIn(each) * BigInt(count));
          return minorIn(line);
        });
        const total = sumOf(lines.map(lineOf));
        const [supplier] = total.suppliers;
        const sum = shown.reduce((before, line) => before + line, 0n);
        expect(minorIn(formatMoney(total.roubles ?? total.price))).toBe(sum);
        expect(minorIn(formatMoney(supplier?.roubles ?? supplier?.price ?? rupees(0)))).toBe(sum);
      }),
    );
  });

  it('are the same in the cart and in the request that comes from it', () => {
    fc.assert(
      fc.property(anyLine, anyRate, ({ paise, count }, rate) => {
        shownAt(rate);
        const total = { ...rupees(paise * count), rate, rate_date: '2026-11-20', rate_source: null };
        const request = { kind: 'rfc', status: 'new', count, total_price: total } as const;
        expect(rowTotal(request)).toBe(formatMoney(lotPrice(rupees(paise), count)));
      }),
    );
  });
});
