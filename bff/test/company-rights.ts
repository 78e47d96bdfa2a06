import type { Row } from './rights-row.js';

const open = (route: string, path: string): Row => ({ route, path, otherwise: 'ok', expect: {} });

const region = '{region}';

/**
 * The rows of the rights table for lists and forms of companies, staff actions on companies, and the regions and areas
 * of addresses.
 */
export const companyRights: readonly Row[] = [
  open('get /api/get-areas/:region', `/api/get-areas/${region}`),
  open('get /api/get-cities/:region', `/api/get-cities/${region}`),
  { ...open('get /api/get-cities-by-area/:area', `/api/get-cities-by-area/${region}`), otherwise: 'none' },
  open('get /company/:company/trust', '/company/{supplierCompany}/trust'),
  {
    // The history of another supplier.
    route: 'get /company/:company/trust/history',
    path: '/company/{supplierCompany}/trust/history',
    otherwise: 'denied',
    expect: { anonymous: 'sign_in', supplier: 'none', manager: 'ok' },
  },
  {
    route: 'get /company/:company/trust/:figure/requests',
    path: '/company/{supplierCompany}/trust/offers/requests',
    otherwise: 'denied',
    expect: { anonymous: 'sign_in', manager: 'ok' },
  },
  {
    route: 'get /company/details',
    path: '/company/details',
    otherwise: 'denied',
    expect: { anonymous: 'sign_in', buyer: 'ok', rival: 'ok', newcomer: 'ok' },
  },
  {
    route: 'post /company/details',
    path: '/company/details',
    body: { company: {}, version: 1 },
    otherwise: 'denied',
    expect: { anonymous: 'sign_in', buyer: 'invalid', rival: 'invalid', newcomer: 'invalid' },
  },
  {
    route: 'post /company/:company/set-manager',
    path: '/company/{customerCompany}/set-manager',
    body: { userId: '{unknown}' },
    otherwise: 'denied',
    expect: { anonymous: 'sign_in' },
  },
  {
    // The company is not locked, so the call changes nothing.
    route: 'post /admin/api/company/lock/:company',
    path: '/admin/api/company/lock/{customerCompany}',
    body: { unlock: true },
    otherwise: 'denied',
    expect: { anonymous: 'sign_in', admin: 'ok' },
  },
];
