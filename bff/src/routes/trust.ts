import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { supplierTrust, trustHistory, trustItems } from '../pages/trust.js';

/** What speaks for a supplier: its figures, their history, and the requests behind them. */
export const trustRoutes = [
  route(endpoints.getSupplierTrust, async (call) => ({ data: await supplierTrust(call) })),
  route(endpoints.getTrustHistory, async (call) => ({ data: await trustHistory(call) })),
  route(endpoints.listTrustItems, async (call) => ({ data: await trustItems(call) })),
];
