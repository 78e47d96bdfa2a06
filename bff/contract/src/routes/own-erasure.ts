import type { RouteTable } from '../routing.js';

/** The caller's consent, and the erasure of their data after they withdraw it. */
export const ownErasureRoutes = {
  getErasure: { method: 'get', path: '/user/delete', kind: 'A', who: 'user' },
  askErasure: { method: 'post', path: '/user/delete', kind: 'A', who: 'user' },
  withdrawErasure: { method: 'delete', path: '/user/delete', kind: 'A', who: 'user' },
} as const satisfies RouteTable;
