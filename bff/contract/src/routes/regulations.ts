import type { RouteTable } from '../routing.js';

/** The queries and actions of admins on the screen of regulation versions and on companies' pages. */
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
