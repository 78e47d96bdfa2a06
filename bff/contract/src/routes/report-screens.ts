import type { RouteTable } from '../routing.js';

/**
 * The address of the senior managers' report screen, without schemas. The schemas are in another module, to keep the
 * web app's first load small.
 */
export const reportScreenRoutes = {
  getReport: { method: 'get', path: '/broker/reports', kind: 'S', who: 'senior', screen: 'broker_reports' },
} as const satisfies RouteTable;
