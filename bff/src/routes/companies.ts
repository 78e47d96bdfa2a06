import { endpoints } from '@setu/contract';
import { notFound } from '@setu/kit/core';
import { route } from '../http/route.js';
import { companyCatalogPage, companyPage } from '../pages/company.js';
import { foundCompanies } from '../pages/found-companies.js';
import { openedCompany, openedCompanyCatalogue } from '../pages/opened.js';
import { companyDetailsView } from '../present/customer.js';

/** Companies, as far as they are read. */
export const companyRoutes = [
  route(endpoints.getCompany, { page: openedCompany }, async (ask) => ({
    data: await companyPage(ask, ask.params.company),
  })),
  route(endpoints.listCompanyCards, { page: openedCompanyCatalogue }, async (ask) => {
    const { company: companyId, categoryTree: categoryId = '' } = ask.params;
    return { data: await companyCatalogPage(ask, { companyId, categoryId, query: ask.query }) };
  }),
  route(endpoints.listBrokerCompanies, async (ask) => {
    const { type } = ask.params;
    if (type !== 'supplier' && type !== 'customer') throw notFound();
    return { data: await foundCompanies(ask, { type, search: ask.query.search }) };
  }),
  route(endpoints.getBrokerCompanyDetails, async (ask) => ({
    data: companyDetailsView(
      await ask.deps.services.identity.getCustomer({ companyId: ask.params.company }, ask.reads()),
    ),
  })),
  route(endpoints.findBrokerSuppliers, async (ask) => ({
    data: await foundCompanies(ask, { type: 'supplier', search: ask.query.search }),
  })),
  route(endpoints.findBrokerCustomers, async (ask) => ({
    data: await foundCompanies(ask, { type: 'customer', search: ask.query.search }),
  })),
];
