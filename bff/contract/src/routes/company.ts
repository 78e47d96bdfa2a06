import type { RouteTable } from '../routing.js';
import { cardListCodec } from './catalogue.js';

/** Companies, as far as they are read. */
export const companyRoutes = {
  getCompany: { method: 'get', path: '/company/:company', kind: 'S', who: 'public', screen: 'company_page' },
  listCompanyCards: {
    method: 'get',
    path: '/company/:company/catalog{/:categoryTree}',
    kind: 'S',
    who: 'public',
    screen: 'company_catalog_page',
    list: cardListCodec,
  },
  listBrokerCompanies: { method: 'get', path: '/broker/company-list/:type', kind: 'A', who: 'broker', words: ['type'] },
  getBrokerCompanyDetails: { method: 'get', path: '/broker/company-details/:company', kind: 'A', who: 'broker' },
  findBrokerSuppliers: { method: 'get', path: '/api/company/get-broker-suppliers', kind: 'A', who: 'broker' },
  findBrokerCustomers: { method: 'get', path: '/api/company/get-broker-customers', kind: 'A', who: 'broker' },
} as const satisfies RouteTable;
