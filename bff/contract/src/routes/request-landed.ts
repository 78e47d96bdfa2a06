import type { RouteTable } from '../routing.js';

/** What the goods of a request and of its offers cost in the customer's warehouse. Suppliers get a 404. */
export const requestLandedRoutes = {
  getRequestLanded: { method: 'get', path: '/request/:request/landed-price', kind: 'A', who: 'user' },
  recordRequestLanded: { method: 'post', path: '/request/:request/landed-price', kind: 'A', who: 'user' },
  listOfferLanded: { method: 'get', path: '/request/:request/offers/landed-price', kind: 'A', who: 'user' },
} as const satisfies RouteTable;
