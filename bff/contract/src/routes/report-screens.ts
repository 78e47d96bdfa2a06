import type { RouteTable } from '../routing.js';

/** The seniors' screen of reports by its address alone: what it asks for stands with its calls, which the first load does without. */
export const reportScreenRoutes = {
  getReport: { method: 'get', path: '/broker/reports', kind: 'S', who: 'senior', screen: 'broker_reports' },
} as const satisfies RouteTable;
