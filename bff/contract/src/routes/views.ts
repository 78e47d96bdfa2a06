import type { ListCodec } from '../list-query.js';
import type { RouteTable } from '../routing.js';
import { brokerListCodec, requestListCodec, supplierListCodec } from './requests.js';

/** The lists for which users save views, each with its query. */
export const savedViewLists = {
  customer_rfc: requestListCodec,
  customer_rfd: requestListCodec,
  broker_rfc: brokerListCodec,
  broker_rfd: brokerListCodec,
  supplier_requests: supplierListCodec,
} as const satisfies Readonly<Record<string, ListCodec>>;
export type SavedViewList = keyof typeof savedViewLists;

/** The views of lists that users save for themselves. */
export const viewRoutes = {
  listViews: { method: 'get', path: '/user/views/:list', kind: 'A', who: 'user', words: ['list'] },
  saveView: { method: 'post', path: '/user/views/:list', kind: 'A', who: 'user', words: ['list'] },
  removeView: { method: 'delete', path: '/user/views/:list/:view', kind: 'A', who: 'user', words: ['list'] },
} as const satisfies RouteTable;
