import type { ListCodec } from '../list-query.js';
import { listSorts } from '../list-sorts.js';
import type { RouteTable } from '../routing.js';
import { costRowStates } from '../words.js';

/** The query of a cost table: a beginning of a code or a part of a text, and the states of rows. */
export const costRowCodec = {
  sorts: listSorts.costRows,
  limit: 30,
  filters: { search: { kind: 'text', max: 100 }, state: { kind: 'set', of: costRowStates } },
} as const satisfies ListCodec;

/**
 * The addresses of the admins' screens, without schemas. The schemas are in other modules, to keep the web app's first
 * load small.
 */
export const adminScreenRoutes = {
  getCategoryTreeAdmin: {
    method: 'get',
    path: '/admin/catalog/category_tree',
    kind: 'S',
    who: 'admin',
    screen: 'admin_category_tree',
  },
  listTreeCategories: {
    method: 'get',
    path: '/admin/catalog/category',
    kind: 'S',
    who: 'admin',
    screen: 'admin_category_list',
  },
  getCategoryDeletion: {
    method: 'get',
    path: '/admin/catalog/category/:category/delete{/confirm}',
    kind: 'S',
    who: 'admin',
    screen: 'admin_category_delete',
  },
  listAllCompanies: {
    method: 'get',
    path: '/admin/companies',
    kind: 'S',
    who: 'admin',
    screen: 'admin_company_list_page',
  },
  getCompanyAdmin: {
    method: 'get',
    path: '/admin/companies/:company',
    kind: 'S',
    who: 'admin',
    screen: 'admin_company_page',
  },
  getHomeAdmin: { method: 'get', path: '/admin/home', kind: 'S', who: 'admin', screen: 'home_edit_page' },
  getStaticPageAdmin: {
    method: 'get',
    path: '/admin/static-pages/edit/:link',
    kind: 'S',
    who: 'admin',
    screen: 'static_page_edit',
    words: ['link'],
  },
  getSettings: { method: 'get', path: '/admin/settings', kind: 'S', who: 'admin', screen: 'settings_page' },
  getSearchWords: { method: 'get', path: '/admin/words', kind: 'S', who: 'admin', screen: 'search_words_page' },
  getCostCoverage: { method: 'get', path: '/admin/cost-tables', kind: 'S', who: 'admin', screen: 'cost_tables_page' },
  listCostRows: {
    method: 'get',
    path: '/admin/cost-tables/:table',
    kind: 'S',
    who: 'admin',
    screen: 'cost_table_page',
    words: ['table'],
    list: costRowCodec,
  },
  getAudit: { method: 'get', path: '/admin/audit', kind: 'S', who: 'admin', screen: 'audit_page' },
  listRegulations: { method: 'get', path: '/admin/regulations', kind: 'S', who: 'admin', screen: 'regulations_page' },
} as const satisfies RouteTable;
