import type { RouteTable } from '../routing.js';

/** Editions of the regulation and the signatures under them, as admins keep them. */
export const regulationRoutes = {
  listRegulations: { method: 'get', path: '/admin/regulations', kind: 'S', who: 'admin', screen: 'regulations_page' },
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
