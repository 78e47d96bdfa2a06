import type { RouteTable } from '../routing.js';

/** The customer's claims about a deal. */
export const claimRoutes = {
  openClaim: { method: 'post', path: '/request/:request/claim', kind: 'A', who: 'user' },
  closeClaim: { method: 'post', path: '/request/:request/claim/close', kind: 'A', who: 'user' },
} as const satisfies RouteTable;
