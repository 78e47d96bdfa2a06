import { endpointsOf } from './endpoint.js';
import { exportRoutes } from './routes/exports.js';

export const exportEndpoints = /* @__PURE__ */ endpointsOf(exportRoutes, {
  exportCustomerRequests: { summary: 'The company’s requests by the list’s query as .xlsx' },
  exportBrokerRequests: { summary: 'The brokers’ list of requests by its query as .xlsx' },
  exportSupplierRequests: { summary: 'What was sent to the supplier by the list’s query as .xlsx' },
});
