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
  route(endpoints.listCustomerRfcs, async (ask) => ({ data: await rfcs(ask, ask.query) })),
  route(endpoints.searchCustomerRfcs, async (ask) => ({ data: await rfcs(ask, ask.query) })),
  route(endpoints.listCustomerRfds, async (ask) => ({ data: await rfds(ask, ask.query) })),
  route(endpoints.searchCustomerRfds, async (ask) => ({ data: await rfds(ask, ask.query) })),
  route(endpoints.listBrokerRfcs, async (ask) => ({ data: await rfcs(ask, ask.query) })),
  route(endpoints.searchBrokerRfcs, async (ask) => ({ data: await rfcs(ask, ask.query) })),
  route(endpoints.listBrokerRfds, async (ask) => ({ data: await rfds(ask, ask.query) })),
  route(endpoints.searchBrokerRfds, async (ask) => ({ data: await rfds(ask, ask.query) })),
  route(endpoints.listSupplierRequests, async (ask) => ({ data: await supplierListPage(ask, ask.query) })),
];
