import { expect, it } from 'vitest';
import { configureFormats } from '../../../i18n/formats';
import { isBudget, rowTotal } from './row-total';

const budget = {
  kind: 'rfd',
  status: 'new',
  count: 2,
  total_price: { value: 9_850_000, currency: 'RUB', rate: 0.9184, rate_date: '2026-11-30', rate_source: 'cbr' },
} as const;

it('the budget of a described request is rounded only in a currency other than that of the customer', () => {
  configureFormats({ locale: 'en_US', rate: null });
  expect(rowTotal(budget)).toBe('≈\u00A0₹10,725,000');
  configureFormats({ locale: 'ru_RU', rate: null });
  expect(rowTotal(budget)?.replace(/\s/g, ' ')).toBe('9 850 000 ₽');
});

it('an offer is not a budget, and its amount is exact', () => {
  configureFormats({ locale: 'en_US', rate: null });
  expect(rowTotal({ ...budget, status: 'offer_received' })).toBe('₹10,725,174.22');
  expect(
    [budget, { ...budget, status: 'offer_received' } as const, { ...budget, kind: 'rfc' } as const].map(isBudget),
  ).toEqual([true, false, false]);
});
