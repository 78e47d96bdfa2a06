import type { RouteTable } from '../routing.js';

const base = '/admin/api/static-pages';

/** The queries and actions of admins in the editor of static pages. */
export const staticPageRoutes = {
  getStaticPageVersion: {
    method: 'get',
    path: `${base}/version/:link/:locale/:version`,
    kind: 'A',
    who: 'admin',
    words: ['link', 'locale', 'version'],
  },
  previewStaticPage: { method: 'post', path: `${base}/preview`, kind: 'A', who: 'admin' },
  saveStaticPage: { method: 'post', path: `${base}/save`, kind: 'A', who: 'admin' },
  removeStaticPage: { method: 'post', path: `${base}/remove`, kind: 'A', who: 'admin' },
} as const satisfies RouteTable;
