import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { exportMs, sendRequestExport } from '../pages/request-export.js';

const whole = { budgetMs: exportMs } as const;

/** The request lists as files. */
export const requestExportRoutes = [
  route(endpoints.exportCustomerRequests, whole, async (ask) => {
    const { filters, sort } = ask.query;
    await sendRequestExport(ask, { filters: { ...filters, managers: [], clock: [] }, sort });
    return { sent: true };
  }),
  route(endpoints.exportBrokerRequests, whole, async (ask) => {
    await sendRequestExport(ask, ask.query);
    return { sent: true };
  }),
  route(endpoints.exportSupplierRequests, whole, async (ask) => {
    const { filters, sort } = ask.query;
    await sendRequestExport(ask, { filters: { ...filters, managers: [], kind: [], clock: [] }, sort });
    return { sent: true };
  }),
];
