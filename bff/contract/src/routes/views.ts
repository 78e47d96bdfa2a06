import type { ListCodec } from '../list-query.js';
import type { RouteTable } from '../routing.js';
import { brokerListCodec, requestListCodec, supplierListCodec } from './requests.js';

/** The lists of which people keep views, each with the query it understands. */
export const savedViewLists = {
  customer_rfc: requestListCodec,
  customer_rfd: requestListCodec,
  broker_rfc: brokerListCodec,
  broker_rfd: brokerListCodec,
  supplier_requests: supplierListCodec,
} as const satisfies Readonly<Record<string, ListCodec>>;
export type SavedViewList = keyof typeof savedViewLists;

/** Views of lists that people keep for themselves. */
export const viewRoutes = {
  listViews: { method: 'get', path: '/user/views/:list', kind: 'A', who: 'user', words: ['list'] },
  saveView: { method: 'post', path: '/user/views/:list', kind: 'A', who: 'user', words: ['list'] },
  removeView: { method: 'delete', path: '/user/views/:list/:view', kind: 'A', who: 'user', words: ['list'] },
} as const satisfies RouteTable;
