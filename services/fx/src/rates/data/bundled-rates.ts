import type { Day } from '../domain/day.js';
import type { Rate } from '../domain/rate.js';

/** Published rates of the Bank of Russia, bundled for a first start without a network. */
export const bundledRates: readonly Rate[] = [
  {
    currency: 'INR',
    date: '2025-02-01' as Day,
    valueE4: 112_891n,
    nominal: 10,
    source: 'bundled',
    carried: false,
  },
];
