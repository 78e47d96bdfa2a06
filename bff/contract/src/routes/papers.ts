import type { RouteTable } from '../routing.js';

/** Documents of requests as PDF. */
export const paperRoutes = {
  listPapers: { method: 'get', path: '/request/:request/papers', kind: 'A', who: 'user' },
  makePaper: { method: 'post', path: '/request/:request/papers', kind: 'A', who: 'user' },
  downloadPaper: { method: 'get', path: '/request/:request/papers/:paper', kind: 'D', who: 'user' },
} as const satisfies RouteTable;
