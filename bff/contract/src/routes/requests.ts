import type { ListCodec } from '../list-query.js';
import { listSorts } from '../list-sorts.js';
import type { RouteTable } from '../routing.js';

/**
 * The query of a customer's request lists. Sorting by status_at puts the request that is longest in its stage first. The
 * queue `mine` has the requests that wait for the caller.
 */
export const requestListCodec = {
  sorts: listSorts.requests,
  filters: {
    search: { kind: 'text' },
    'published-on': { kind: 'days' },
    status: { kind: 'set' },
    managers: { kind: 'set' },
    queue: { kind: 'set', of: ['mine'] },
  },
} as const satisfies ListCodec;

/**
 * The query of the brokers' list. It also sorts by customer and deadline, and filters requests that are overdue or due
 * today.
 */
export const brokerListCodec = {
  sorts: listSorts.brokerRequests,
  filters: { ...requestListCodec.filters, clock: { kind: 'set', of: ['late', 'today'] } },
} as const satisfies ListCodec;

/** The query of a supplier's list, with requests of both kinds. */
export const supplierListCodec = {
  sorts: requestListCodec.sorts,
  filters: {
    search: { kind: 'text' },
    'published-on': { kind: 'days' },
    status: { kind: 'set' },
    queue: requestListCodec.filters.queue,
  },
} as const satisfies ListCodec;

const customers = { kind: 'S', who: 'commerce', list: requestListCodec } as const;
const brokers = { kind: 'S', who: 'manager', list: brokerListCodec } as const;

/** Published requests: lists, pages, transitions. */
export const requestRoutes = {
  listCustomerRfcs: {
    method: 'get',
    path: '/customer/request-from-catalog-list',
    screen: 'request_from_catalog_list_for_customer_page',
    ...customers,
  },
  searchCustomerRfcs: { method: 'post', path: '/customer/request-from-catalog-list', ...customers },
  listCustomerRfds: {
    method: 'get',
    path: '/customer/request-from-description-list',
    screen: 'request_from_description_list_for_customer_page',
    ...customers,
  },
  searchCustomerRfds: { method: 'post', path: '/customer/request-from-description-list', ...customers },
  listBrokerRfcs: {
    method: 'get',
    path: '/broker/request-from-catalog-list',
    screen: 'request_from_catalog_list_for_broker_page',
    ...brokers,
  },
  searchBrokerRfcs: { method: 'post', path: '/broker/request-from-catalog-list', ...brokers },
  listBrokerRfds: {
    method: 'get',
    path: '/broker/request-from-description-list',
    screen: 'request_from_description_list_for_broker_page',
    ...brokers,
  },
  searchBrokerRfds: { method: 'post', path: '/broker/request-from-description-list', ...brokers },
  listSupplierRequests: {
    method: 'get',
    path: '/supplier/requests',
    kind: 'S',
    who: 'supplier',
    screen: 'supplier_request_list_page',
    list: supplierListCodec,
  },
  getCustomerRequest: {
    method: 'get',
    path: '/request/customer/preview/:requestEntity',
    kind: 'S',
    who: 'user',
    screen: 'request_for_customer_page',
  },
  getBrokerRequest: {
    method: 'get',
    path: '/broker/preview/:requestEntity',
    kind: 'S',
    who: 'manager',
    screen: 'request_for_broker_page',
  },
  updateRequestStatus: { method: 'post', path: '/request/update-status/:id', kind: 'A', who: 'user' },
  setRequestManager: { method: 'post', path: '/request/:request/set-manager', kind: 'A', who: 'user' },
  setRequestsManager: { method: 'post', path: '/broker/requests/set-manager', kind: 'A', who: 'senior' },
  listManagerLoads: { method: 'get', path: '/broker/managers/load', kind: 'A', who: 'senior' },
  shareOutRequests: { method: 'post', path: '/broker/requests/share-out', kind: 'A', who: 'senior' },
  listRequestStages: { method: 'get', path: '/request/api/statuses-events/:request', kind: 'A', who: 'user' },
  listRequestChanges: {
    method: 'get',
    path: '/broker/request-audit/:request',
    kind: 'S',
    who: 'manager',
    screen: 'request_audit_page',
  },
  listRequestEvents: { method: 'get', path: '/request/status-history/:id', kind: 'A', who: 'user' },
} as const satisfies RouteTable;
