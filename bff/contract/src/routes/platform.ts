import type { RouteTable } from '../routing.js';

/** Routes in addition to the specification: the page context, the API description, and files for search engines. */
export const platformRoutes = {
  getPageContext: { method: 'get', path: '/api/page-context', kind: 'A', who: 'public' },
  getOpenApi: { method: 'get', path: '/api/openapi.json', kind: 'A', who: 'public' },
  getRobots: { method: 'get', path: '/robots.txt', kind: 'D', who: 'public' },
  getSitemap: { method: 'get', path: '/sitemap.xml', kind: 'D', who: 'public' },
  getSitemapPart: { method: 'get', path: '/sitemap/:part', kind: 'D', who: 'public', words: ['part'] },
} as const satisfies RouteTable;
