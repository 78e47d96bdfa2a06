import type { RouteTable } from '../routing.js';

/** What is ours beside the specification: the page context and the API's own description. */
export const platformRoutes = {
  getPageContext: { method: 'get', path: '/api/page-context', kind: 'A', who: 'public' },
  getOpenApi: { method: 'get', path: '/api/openapi.json', kind: 'A', who: 'public' },
} as const satisfies RouteTable;
