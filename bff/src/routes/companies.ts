import { endpoints, ownCompanyInput } from '@setu/contract';
import { internal, notFound } from '@setu/kit/core';
import { readInput } from '../http/input.js';
import { route } from '../http/route.js';
import { companyCatalogPage, companyPage } from '../pages/company.js';
import { companyListPage } from '../pages/company-list.js';
import { foundCompanies } from '../pages/found-companies.js';
import { openedCompany, openedCompanyCatalogue } from '../pages/opened.js';
import { ownCompanyPage } from '../pages/own-company.js';
import { companyDetailsView } from '../present/customer.js';
import { wireOwnCompany } from '../present/own-company.js';
import { personView } from '../present/person.js';

/** Companies' pages and lists, the form of the caller's own company, and the staff's actions on a company. */
export const companyRoutes = [
  route(endpoints.getOwnCompany, async (ask) => ({ data: await ownCompanyPage(ask) })),
  route(endpoints.saveOwnCompany, { checksLate: true }, async (ask) => {
    // A missing permission is reported before invalid input.
    await ask.deps.services.identity.getOwnCompany({}, ask.reads());
    const input = readInput(ownCompanyInput, ask.body);
    const sent = { company: wireOwnCompany(input.company), version: input.version };
    const { version } = await ask.deps.services.identity.saveOwnCompany(sent, ask.writes());
    return { data: { version } };
  }),
  route(endpoints.listCompanies, async (ask) => ({ data: await companyListPage(ask, ask.params.type, ask.query) })),
  route(endpoints.setCompanyManager, async (ask) => {
    const asked = { companyId: ask.params.company, userId: ask.input.userId };
    const { brokerManager } = await ask.deps.services.identity.setCompanyManager(asked, ask.writes());
    if (!brokerManager) throw internal('a company was assigned without a manager in the answer');
    return { data: { broker_manager: personView(brokerManager) } };
  }),
  route(endpoints.setCompanyLock, async (ask) => {
    const asked = { companyId: ask.params.company, unlock: ask.input.unlock };
    return { data: await ask.deps.services.identity.setCompanyLock(asked, ask.writes()) };
  }),
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
