import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { companyCatalogPage, companyPage } from '../pages/company.js';

/** Companies, as far as they are read. */
export const companyRoutes = [
  route(endpoints.getCompany, async (ask) => ({ data: await companyPage(ask, ask.params.company) })),
  route(endpoints.listCompanyCards, async (ask) => {
    const { company: companyId, categoryTree: categoryId = '' } = ask.params;
    return { data: await companyCatalogPage(ask, { companyId, categoryId, query: ask.query }) };
  }),
];
