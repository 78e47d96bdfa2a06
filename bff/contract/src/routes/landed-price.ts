import type { RouteTable } from '../routing.js';

/** What goods cost in the customer's warehouse. */
export const landedPriceRoutes = {
  getLandedPrice: { method: 'get', path: '/api/landed-price', kind: 'A', who: 'public' },
  getLandedCart: { method: 'get', path: '/api/landed-price/cart', kind: 'A', who: 'customer' },
  listLandedCities: { method: 'get', path: '/api/landed-price/cities', kind: 'A', who: 'public' },
} as const satisfies RouteTable;
