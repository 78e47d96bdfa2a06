import type { ListCodec } from '../list-query.js';
import type { RouteTable } from '../routing.js';
import { brokerListCodec, requestListCodec, supplierListCodec } from './requests.js';

/**
 * The query of a request list as a file: the list's query, and the kind of requests. Without a kind, the file has both
 * kinds.
 */
export const requestExportCodec = {
  ...requestListCodec,
  filters: { ...requestListCodec.filters, kind: { kind: 'set', of: ['rfc', 'rfd'] } },
} as const satisfies ListCodec;

/** The query of the brokers' request list as a file. */
export const brokerExportCodec = {
  sorts: brokerListCodec.sorts,
  filters: { ...brokerListCodec.filters, kind: requestExportCodec.filters.kind },
} as const satisfies ListCodec;

/** Full request lists as .xlsx. */
export const exportRoutes = {
  exportCustomerRequests: {
    method: 'get',
    path: '/customer/requests/export',
    kind: 'D',
    who: 'commerce',
    list: requestExportCodec,
  },
  exportBrokerRequests: {
    method: 'get',
    path: '/broker/requests/export',
    kind: 'D',
    who: 'manager',
    list: brokerExportCodec,
  },
  exportSupplierRequests: {
    method: 'get',
    path: '/supplier/requests/export',
    kind: 'D',
    who: 'supplier',
    list: supplierListCodec,
  },
} as const satisfies RouteTable;
