import type { ListCodec } from '../list-query.js';
import { listSorts } from '../list-sorts.js';
import type { RouteTable } from '../routing.js';
import { cardListCodec } from './catalogue.js';

/** The query of the broker's lists of suppliers and customers. */
export const companyListCodec = {
  sorts: listSorts.companies,
  filters: {
    search: { kind: 'text' },
    managers: { kind: 'set' },
    business_type: { kind: 'set', of: ['any', 'manufacturer', 'distributer'] },
    industries: { kind: 'set' },
    state: { kind: 'set', of: ['unsigned', 'locked'] },
  },
} as const satisfies ListCodec;

/** The query of a company's catalogue. `f_state` filters by state, for users who may see drafts. */
export const companyCardsCodec = {
  ...cardListCodec,
  filters: { ...cardListCodec.filters, f_state: { kind: 'text', max: 12 } },
} as const satisfies ListCodec;

/** The pages and lists of companies, the form of the caller's own company, and staff actions. */
export const companyRoutes = {
  getOwnCompany: { method: 'get', path: '/company/details', kind: 'S', who: 'user', screen: 'my_company_edit_page' },
  saveOwnCompany: { method: 'post', path: '/company/details', kind: 'A', who: 'user' },
  getCompany: { method: 'get', path: '/company/:company', kind: 'S', who: 'public', screen: 'company_page' },
  listCompanyCards: {
    method: 'get',
    path: '/company/:company/catalog{/:categoryTree}',
    kind: 'S',
    who: 'public',
    screen: 'company_catalog_page',
    list: companyCardsCodec,
  },
  listCompanies: {
    method: 'get',
    path: '/company/list/:type',
    kind: 'S',
    who: 'broker',
    screen: 'company_list_page',
    words: ['type'],
    list: companyListCodec,
  },
} as const satisfies RouteTable;
