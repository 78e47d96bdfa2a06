import type { RouteTable } from '../routing.js';

/** Reference data. */
export const referenceRoutes = {
  listUnits: { method: 'get', path: '/api/product-units', kind: 'A', who: 'public' },
  listColors: { method: 'get', path: '/api/get-colors', kind: 'A', who: 'public' },
  listCountries: { method: 'get', path: '/api/get-iso-countries', kind: 'A', who: 'public' },
  getCurrencyRate: { method: 'get', path: '/api/currency-rate/:date', kind: 'A', who: 'public', words: ['date'] },
  listExchangeRates: {
    method: 'get',
    path: '/api/exchange-rates/:date',
    kind: 'A',
    who: 'public',
    words: ['date'],
  },
  listCurrencyRates: { method: 'get', path: '/api/currency-rates', kind: 'A', who: 'public' },
} as const satisfies RouteTable;
