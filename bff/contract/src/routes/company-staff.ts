import type { RouteTable } from '../routing.js';

/** The actions of the broker's staff on companies. They are not part of the web app's first load. */
export const companyStaffRoutes = {
  setCompanyManager: { method: 'post', path: '/company/:company/set-manager', kind: 'A', who: 'senior' },
  setCompanyLock: { method: 'post', path: '/admin/api/company/lock/:company', kind: 'A', who: 'admin' },
  listBrokerCompanies: { method: 'get', path: '/broker/company-list/:type', kind: 'A', who: 'broker', words: ['type'] },
  getBrokerCompanyDetails: { method: 'get', path: '/broker/company-details/:company', kind: 'A', who: 'broker' },
  findBrokerSuppliers: { method: 'get', path: '/api/company/get-broker-suppliers', kind: 'A', who: 'broker' },
  findBrokerCustomers: { method: 'get', path: '/api/company/get-broker-customers', kind: 'A', who: 'broker' },
} as const satisfies RouteTable;
