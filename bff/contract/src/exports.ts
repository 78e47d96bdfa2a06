import { endpointsOf } from './endpoint.js';
import { exportRoutes } from './routes/exports.js';

export const exportEndpoints = /* @__PURE__ */ endpointsOf(exportRoutes, {
  exportCustomerRequests: { summary: 'Downloads the company’s requests that match the query as .xlsx' },
  exportBrokerRequests: { summary: 'Downloads the brokers’ requests that match the query as .xlsx' },
  exportSupplierRequests: { summary: 'Downloads the supplier’s requests that match the query as .xlsx' },
});
