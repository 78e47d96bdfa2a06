import type { RouteTable } from '../routing.js';

/**
 * The address of the upload page, without schemas. Its schemas are in another module, which the web app does not load
 * first.
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
