import type { RouteTable } from '../routing.js';

/** The page of uploads by its address alone: what it asks for stands with its calls, which the first load does without. */
export const importScreenRoutes = {
  getCardUpload: {
    method: 'get',
    path: '/broker/companies/:company/catalog/upload',
    kind: 'S',
    who: 'user',
    screen: 'company_catalog_upload_page',
  },
} as const satisfies RouteTable;
