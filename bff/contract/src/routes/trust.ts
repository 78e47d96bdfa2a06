import type { ListCodec } from '../list-query.js';
import type { RouteTable } from '../routing.js';

/** The query of the requests behind a figure: only a page. */
export const trustItemsCodec = { sorts: [], filters: {} } as const satisfies ListCodec;

/** The figures of a supplier, its own history, and the requests behind a figure. */
export const trustRoutes = {
  getSupplierTrust: { method: 'get', path: '/company/:company/trust', kind: 'A', who: 'public' },
  getTrustHistory: { method: 'get', path: '/company/:company/trust/history', kind: 'A', who: 'user' },
  listTrustItems: {
    method: 'get',
    path: '/company/:company/trust/:figure/requests',
    kind: 'A',
    who: 'manager',
    words: ['figure'],
    list: trustItemsCodec,
  },
} as const satisfies RouteTable;
