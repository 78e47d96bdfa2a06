import type { RouteTable } from '../routing.js';

/**
 * The address of the senior managers' report screen, without schemas. Its schemas are in another module, which the web
 * app does not load first.
 */
export const reportScreenRoutes = {
  getReport: { method: 'get', path: '/broker/reports', kind: 'S', who: 'senior', screen: 'broker_reports' },
} as const satisfies RouteTable;
