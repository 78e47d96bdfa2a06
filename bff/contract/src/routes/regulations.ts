import type { RouteTable } from '../routing.js';

/** The admins' screen of editions. */
export const regulationScreenRoutes = {
  listRegulations: { method: 'get', path: '/admin/regulations', kind: 'S', who: 'admin', screen: 'regulations_page' },
} as const satisfies RouteTable;

/** What admins ask and do on it and on companies' pages; the web's first load does without. */
export const regulationRoutes = {
  publishRegulation: { method: 'post', path: '/admin/regulations', kind: 'S', who: 'admin' },
  listCompanySignatures: {
    method: 'get',
    path: '/admin/api/company/regulation-signs/:company',
    kind: 'A',
    who: 'admin',
  },
  judgeSignature: {
    method: 'post',
    path: '/admin/api/company/regulation-signs/:company',
    kind: 'A',
    who: 'admin',
  },
  downloadCompanySignature: {
    method: 'get',
    path: '/admin/api/company/regulation-signs/:company/:signature',
    kind: 'D',
    who: 'admin',
  },
} as const satisfies RouteTable;
