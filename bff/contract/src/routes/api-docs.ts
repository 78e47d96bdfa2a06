import type { RouteTable } from '../routing.js';

/** The API documentation as a page. */
export const apiDocsRoutes = {
  getApiDocs: { method: 'get', path: '/api/docs', kind: 'S', who: 'public' },
} as const satisfies RouteTable;
