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
  route(endpoints.getOwnCompany, async (call) => ({ data: await ownCompanyPage(call) })),
  route(endpoints.saveOwnCompany, { checksLate: true }, async (call) => {
    // A missing permission is reported before invalid input.
    await call.deps.services.identity.getOwnCompany({}, call.reads());
    const input = readInput(ownCompanyInput, call.body);
    const sent = { company: wireOwnCompany(input.company), version: input.version };
    const { version } = await call.deps.services.identity.saveOwnCompany(sent, call.writes());
    return { data: { version } };
  }),
  route(endpoints.listCompanies, async (call) => ({
    data: await companyListPage(call, call.params.type, call.query),
  })),
  route(endpoints.setCompanyManager, async (call) => {
    const command = { companyId: call.params.company, userId: call.input.userId };
    const { brokerManager } = await call.deps.services.identity.setCompanyManager(command, call.writes());
    if (!brokerManager) throw internal('a company was assigned without a manager in the answer');
    return { data: { broker_manager: personView(brokerManager) } };
  }),
  route(endpoints.setCompanyLock, async (call) => {
    const command = { companyId: call.params.company, unlock: call.input.unlock };
    return { data: await call.deps.services.identity.setCompanyLock(command, call.writes()) };
  }),
  route(endpoints.getCompany, { page: openedCompany }, async (call) => ({
    data: await companyPage(call, call.params.company),
  })),
  route(endpoints.listCompanyCards, { page: openedCompanyCatalogue }, async (call) => {
    const { company: companyId, categoryTree: categoryId = '' } = call.params;
    return { data: await companyCatalogPage(call, { companyId, categoryId, query: call.query }) };
  }),
  route(endpoints.listBrokerCompanies, async (call) => {
    const { type } = call.params;
    if (type !== 'supplier' && type !== 'customer') throw notFound();
    return { data: await foundCompanies(call, { type, search: call.query.search }) };
  }),
  route(endpoints.getBrokerCompanyDetails, async (call) => ({
    data: companyDetailsView(
      await call.deps.services.identity.getCustomer({ companyId: call.params.company }, call.reads()),
    ),
  })),
  route(endpoints.findBrokerSuppliers, async (call) => ({
    data: await foundCompanies(call, { type: 'supplier', search: call.query.search }),
  })),
  route(endpoints.findBrokerCustomers, async (call) => ({
    data: await foundCompanies(call, { type: 'customer', search: call.query.search }),
  })),
];
