import type { RouteTable } from '../routing.js';

/**
 * The address of the upload page, without schemas. The schemas are in another module, to keep the web app's first load
 * small.
 */
export const importScreenRoutes = {
  getCardUpload: {
    method: 'get',
    path: '/broker/companies/:company/catalog/upload',
    kind: 'S',
    who: 'user',
    screen: 'company_catalog_upload_page',
  },
} as const satisfies RouteTable;
