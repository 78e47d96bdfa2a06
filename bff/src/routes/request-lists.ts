import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { requestListPage, supplierListPage } from '../pages/request-list.js';

const rfcs = requestListPage('rfc');
const rfds = requestListPage('rfd');

/**
 * The request lists of customers and brokers, by GET with a query or POST with the same query in the body. Also the
 * supplier's list.
 */
export const requestListRoutes = [
  route(endpoints.listCustomerRfcs, async (call) => ({ data: await rfcs(call, call.query) })),
  route(endpoints.searchCustomerRfcs, async (call) => ({ data: await rfcs(call, call.query) })),
  route(endpoints.listCustomerRfds, async (call) => ({ data: await rfds(call, call.query) })),
  route(endpoints.searchCustomerRfds, async (call) => ({ data: await rfds(call, call.query) })),
  route(endpoints.listBrokerRfcs, async (call) => ({ data: await rfcs(call, call.query) })),
  route(endpoints.searchBrokerRfcs, async (call) => ({ data: await rfcs(call, call.query) })),
  route(endpoints.listBrokerRfds, async (call) => ({ data: await rfds(call, call.query) })),
  route(endpoints.searchBrokerRfds, async (call) => ({ data: await rfds(call, call.query) })),
  route(endpoints.listSupplierRequests, async (call) => ({ data: await supplierListPage(call, call.query) })),
];
