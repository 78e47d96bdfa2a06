import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { exportMs, sendRequestExport } from '../pages/request-export.js';

const options = { budgetMs: exportMs } as const;

/** The request lists as files. */
export const requestExportRoutes = [
  route(endpoints.exportCustomerRequests, options, async (call) => {
    const { filters, sort } = call.query;
    await sendRequestExport(call, { filters: { ...filters, managers: [], clock: [] }, sort });
    return { sent: true };
  }),
  route(endpoints.exportBrokerRequests, options, async (call) => {
    await sendRequestExport(call, call.query);
    return { sent: true };
  }),
  route(endpoints.exportSupplierRequests, options, async (call) => {
    const { filters, sort } = call.query;
    await sendRequestExport(call, { filters: { ...filters, managers: [], kind: [], clock: [] }, sort });
    return { sent: true };
  }),
];
