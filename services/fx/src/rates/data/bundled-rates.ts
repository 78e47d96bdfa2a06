import type { Day } from '../domain/day.js';
import type { Rate } from '../domain/rate.js';

/** Rates the Bank of Russia published, kept with the program for a first start without network. */
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
