import type { RouteTable } from '../routing.js';

/** Samples of the goods of a request. */
export const sampleRoutes = {
  askSample: { method: 'post', path: '/request/:request/sample', kind: 'A', who: 'user' },
  passSampleAddress: { method: 'post', path: '/request/:request/sample/address', kind: 'A', who: 'user' },
  sendSample: { method: 'post', path: '/request/:request/sample/send', kind: 'A', who: 'user' },
  declineSample: { method: 'post', path: '/request/:request/sample/decline', kind: 'A', who: 'user' },
  judgeSample: { method: 'post', path: '/request/:request/sample/verdict', kind: 'A', who: 'user' },
} as const satisfies RouteTable;
