import type { RouteTable } from '../routing.js';

/** The actions of admins on the tables that landed prices are computed from. */
export const costTableRoutes = {
  saveCostRow: { method: 'post', path: '/admin/cost-tables/:table', kind: 'S', who: 'admin', words: ['table'] },
  removeCostRow: {
    method: 'post',
    path: '/admin/cost-tables/:table/:row/remove',
    kind: 'A',
    who: 'admin',
    words: ['table'],
  },
  importCostRows: {
    method: 'post',
    path: '/admin/cost-tables/:table/import',
    kind: 'A',
    who: 'admin',
    words: ['table'],
  },
  markCostRows: {
    method: 'post',
    path: '/admin/cost-tables/:table/import/marked',
    kind: 'D',
    who: 'admin',
    words: ['table'],
  },
  exportCostRows: {
    method: 'get',
    path: '/admin/cost-tables/:table/export',
    kind: 'D',
    who: 'admin',
    words: ['table'],
  },
} as const satisfies RouteTable;
