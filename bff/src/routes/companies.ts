import { cardListCodec, companyCatalogView, companyView } from '@setu/contract';
import { route } from '../http/route.js';
import { companyCatalogPage, companyPage } from '../pages/company.js';

/** Companies, as far as they are read. */
export const companyRoutes = [
  route(
    'get',
    '/company/:company',
    { kind: 'S', who: 'public', ids: ['company'], summary: 'A company’s page', answer: companyView },
    async (ask) => ({ data: await companyPage(ask, ask.params.company ?? '') }),
  ),
  route(
    'get',
    '/company/:company/catalog{/:categoryTree}',
    {
      kind: 'S',
      who: 'public',
      ids: ['company', 'categoryTree'],
      list: cardListCodec,
      summary: 'A company’s catalogue',
      answer: companyCatalogView,
    },
    async (ask) => {
      const { company: companyId = '', categoryTree: categoryId = '' } = ask.params;
      return { data: await companyCatalogPage(ask, { companyId, categoryId }) };
    },
  ),
];
