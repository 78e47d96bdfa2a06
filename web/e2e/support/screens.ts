import type { Page } from '@playwright/test';
import {
  type ApplicationListView,
  type CategoryNode,
  type CategoryView,
  type CompanyAdminListView,
  type CompanyCatalogView,
  type CompanyListView,
  type RequestListView,
  type ReviewListView,
  type ScreenName,
  type SkuType,
  screenPath,
  screens,
  type TeamListView,
  type TreeListView,
} from '@setu/contract';
import { getData } from './api.js';
import type { Role } from './roles.js';

type Params = Record<string, string>;

/** A role that can see a screen, and a way to find an example in the demo world. */
export interface Visit {
  as: Role | null;
  params?: (page: Page) => Promise<Params>;
  /** The query string of the address. A list with filters is checked as a separate page. */
  query?: string;
  /** Distinguishes several examples of one screen. */
  example?: string;
  /** The expected console messages, for example for a page that does not exist or an email that runs no scripts. */
  complains?: RegExp;
}

/** Returns the first category of the tree of goods or of services. */
const category = async (page: Page, type: SkuType = 'product') => {
  const { tree } = await getData<{ tree: CategoryNode[] }>(page, '/catalog/tree');
  return { id: tree.find((root) => root.type === type)?.children[0]?.id ?? '' };
};

const firstCard = async (page: Page, type: SkuType) => {
  const { pagination } = await getData<CategoryView>(page, `/catalog/category/${(await category(page, type)).id}`);
  const [card] = pagination.items;
  if (!card) throw new Error(`The demo world has no ${type}`);
  return card;
};

const card = (type: SkuType) => async (page: Page) => {
  const { category_id, sku_id } = await firstCard(page, type);
  return { catalogCategoryTree: category_id, skuId: sku_id };
};

/** Returns a card of the viewer's own company. */
const ownCard = async (page: Page) => {
  const { company } = await ownCompany(page);
  const { skus } = await getData<CompanyCatalogView>(page, screenPath('company_catalog_page', { company }));
  return { productSku: skus.find(({ type, draft: isDraft }) => type === 'product' && !isDraft)?.sku_id ?? '' };
};

const supplier = async (page: Page) => ({ company: (await firstCard(page, 'product')).company.id });

/** Returns a supplier that the signed-in user manages. */
const ownSupplier = async (page: Page) => {
  const { list } = await getData<CompanyListView>(
    page,
    `${screenPath('company_list_page', { type: 'supplier' })}?limit=100`,
  );
  const row = list.find(({ permissions }) => permissions.includes('edit'));
  if (!row) throw new Error('No supplier is the reader’s');
  return { company: row.id };
};

/** Returns the newest application. */
const application = async (page: Page) => {
  const { list } = await getData<ApplicationListView>(page, screens.supplier_applications_list_page);
  const [row] = list;
  if (!row) throw new Error('The demo world has no application');
  return { application: row.id };
};

/** Returns the newest request of a list with the given status, or of any status if none is given. */
export const requestIn = (list: ScreenName, status?: string) => async (page: Page) => {
  const view = await getData<RequestListView>(page, `${screens[list]}${status ? `?status=${status}` : ''}`);
  const [row] = view.list;
  if (!row) throw new Error(`The demo world has no request ${status ?? ''} in ${list}`);
  return { requestEntity: row.id };
};

/** Returns a draft of the viewer. Opening a card's form makes one or finds the untouched one. */
export const draft = async (page: Page) => {
  const { sku_id } = await firstCard(page, 'product');
  const response = await page.request.get(`/customer/request/create-from-product/${sku_id}`, {
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' },
  });
  return { requestEntity: response.headers().location?.split('/').at(-1) ?? '' };
};

/** Returns the id of the signed-in user. */
const ownId = async (page: Page) => {
  const { user } = await getData<{ user: { id: string } | null }>(page, '/api/page-context');
  return { teamUser: user?.id ?? '' };
};

const ownCompany = async (page: Page) => {
  const { user } = await getData<{ user: { company: { id: string } } | null }>(page, '/api/page-context');
  return { company: user?.company.id ?? '' };
};

/** Returns the id of the newest email, or an unknown id if there is none. */
const newestMail = async (page: Page) => {
  const [mail] = await getData<{ id: string }[]>(page, screens.kept_mail_list_page);
  return { mail: mail?.id ?? '0195a000-0000-7000-8000-000000000000' };
};

/** Returns a customer with users and invitations, as found in the admins' list. */
const firstCompany = async (page: Page) => {
  const { list } = await getData<CompanyAdminListView>(
    page,
    `${screens.admin_company_list_page}?type=customer&search=Волга`,
  );
  return { company: list[0]?.id ?? '' };
};

/** Returns the last category of the flat list. */
const aCategory = async (page: Page) => {
  const { list } = await getData<TreeListView>(page, `${screens.admin_category_list}?limit=100`);
  return { category: list.at(-1)?.id ?? '' };
};

const teamLine = async (page: Page, status: string) => {
  const { list } = await getData<TeamListView>(page, `${screens.user_list_page}?status=${status}`);
  return list.find(({ is_self }) => !is_self)?.id ?? '';
};

const openInvite = async (page: Page) => ({ id: await teamLine(page, 'invited') });
const colleague = async (page: Page) => ({ teamUser: await teamLine(page, 'active') });

/**
 * Returns one of the viewer's reviews with that status. Journeys upload hundreds of cards, so a status is always given.
 */
const reviewIn = async (page: Page, status: string) => {
  const address = `${screens.product_sku_review_list_page}?statuses=${status}&limit=100`;
  const { list } = await getData<ReviewListView>(page, address);
  const row = list.find(({ is_mine }) => is_mine);
  if (!row) throw new Error(`The demo world has no review ${status} of this viewer`);
  return { id: row.id, card: row.product_sku.id };
};

const rfcOfCustomer = 'request_from_catalog_list_for_customer_page';
const rfcOfBroker = 'request_from_catalog_list_for_broker_page';

/** Every screen of the contract with the roles that can see it. The code does not compile if a screen is missing. */
export const visits: Record<ScreenName, Visit[]> = {
  index: [{ as: null }, { as: 'buyer' }, { as: 'supplier' }],
  static_page: [{ as: null, params: async () => ({ link: 'about' }) }],
  category_index: [
    { as: null },
    { as: 'manager' },
    { as: null, query: 'f_search=pump' },
    { as: null, query: 'f_search=pump&f[sample]=yes&f[supplier]=gone' },
  ],
  category_page: [{ as: null, params: (page) => category(page) }],
  product_page: [
    { as: null, params: card('product') },
    { as: 'buyer', params: card('product') },
  ],
  service_page: [{ as: 'buyer', params: card('service') }],
  company_page: [{ as: 'buyer', params: supplier }],
  company_list_page: [
    { as: 'manager', params: async () => ({ type: 'supplier' }) },
    { as: 'manager', params: async () => ({ type: 'customer' }), example: 'customers' },
  ],
  admin_category_tree: [{ as: 'admin' }],
  admin_category_list: [{ as: 'admin' }],
  admin_category_delete: [{ as: 'admin', params: aCategory }],
  admin_company_list_page: [{ as: 'admin' }],
  broker_reports: [{ as: 'senior' }, { as: 'senior', query: 'name=report_on_search_requests' }],
  admin_company_page: [{ as: 'admin', params: firstCompany }],
  my_company_edit_page: [{ as: 'buyer' }],
  supplier_application_create_page: [{ as: null }],
  supplier_applications_list_page: [{ as: 'manager' }],
  supplier_application_page: [{ as: 'manager', params: application }],
  supplier_create_page: [{ as: 'manager' }],
  supplier_edit_for_broker_page: [{ as: 'manager', params: ownSupplier }],
  company_catalog_upload_page: [
    { as: 'manager', params: supplier },
    { as: 'supplier', params: ownCompany, example: 'supplier' },
  ],
  company_catalog_page: [{ as: null, params: supplier }],
  product_create_page: [
    { as: 'supplier', params: ownCompany },
    { as: 'manager', params: supplier, example: 'broker' },
  ],
  product_edit_page: [{ as: 'supplier', params: ownCard }],
  service_edit_page: [
    { as: 'manager', params: async (page) => ({ productSku: (await firstCard(page, 'service')).sku_id }) },
  ],
  basket_page: [{ as: 'buyer' }, { as: 'newcomer' }],
  customer_request_create_page: [{ as: 'rival', params: draft }],
  request_from_description_create_page: [{ as: 'buyer' }],
  request_for_company_create_page: [{ as: 'manager' }],
  request_for_customer_page: [
    { as: 'buyer', params: requestIn(rfcOfCustomer, 'new') },
    { as: 'buyer', params: requestIn(rfcOfCustomer, 'contracted'), example: 'contracted' },
    { as: 'supplier', params: requestIn('supplier_request_list_page'), example: 'supplier' },
  ],
  supplier_request_list_page: [{ as: 'supplier' }],
  request_audit_page: [
    {
      as: 'manager',
      params: async (page) => ({ request: (await requestIn(rfcOfBroker, 'contracted')(page)).requestEntity }),
    },
  ],
  request_for_broker_page: [{ as: 'manager', params: requestIn(rfcOfBroker, 'new') }],
  request_from_catalog_list_for_customer_page: [{ as: 'buyer' }],
  request_from_description_list_for_customer_page: [{ as: 'buyer' }],
  request_from_catalog_list_for_broker_page: [{ as: 'manager' }],
  request_from_description_list_for_broker_page: [{ as: 'manager' }],
  fos_user_security_login: [{ as: null }],
  reset_request_page: [{ as: null }],
  reset_password_page: [
    { as: null, params: async () => ({ token: 'spent' }), complains: /status of 404 .*\/resetting\/reset\/spent/ },
  ],
  email_confirm_page: [
    { as: null, params: async () => ({ token: 'spent' }), complains: /status of 404 .*\/user\/email\/spent/ },
  ],
  change_pass: [{ as: 'buyer' }],
  user_list_page: [{ as: 'buyer' }],
  invite_create_page: [{ as: 'buyer' }],
  invite_page: [{ as: 'buyer', params: openInvite }],
  confirm_invite_url: [
    {
      as: null,
      params: async () => ({ uuid: '0195a000-0000-7000-8000-000000000000' }),
      complains: /status of 404 .*\/team\/invite\/confirm\//,
    },
  ],
  my_profile_page: [{ as: 'buyer' }],
  user_profile_page: [{ as: 'buyer', params: colleague }],
  fos_user_registration_register: [{ as: null }],
  // No registration is pending, because registering often would require a captcha. The page says that there is no code
  // to wait for.
  registration_code_page: [
    {
      as: null,
      params: async () => ({ registrationRequest: '0195a000-0000-7000-8000-000000000000' }),
      complains: /status of 404 .*\/account\/email\/confirm\//,
    },
  ],
  regulation_sign: [{ as: 'buyer' }],
  sign_diagnostics: [{ as: null }],
  regulations_page: [{ as: 'admin' }],
  settings_page: [{ as: 'admin' }],
  audit_page: [{ as: 'admin' }],
  search_words_page: [{ as: 'admin', query: 'try=pump' }],
  cost_tables_page: [{ as: 'admin' }],
  cost_table_page: [{ as: 'admin', params: async () => ({ table: 'tariffs' }) }],
  home_edit_page: [{ as: 'admin' }],
  static_page_edit: [{ as: 'admin', params: async () => ({ link: 'faq' }) }],
  my_account_page: [{ as: 'buyer' }, { as: 'manager' }, { as: 'supplier' }],
  user_substitute_page: [{ as: 'buyer', params: ownId }],
  mail_choices_page: [{ as: 'buyer' }],
  kept_mail_list_page: [{ as: null }],
  kept_mail_page: [
    { as: null, params: newestMail, complains: /(Blocked script execution in|status of 404) .*\/dev\/mail\// },
  ],
  product_sku_review_list_page: [{ as: 'reviewer' }, { as: 'manager' }],
  product_sku_review_redirect: [
    { as: 'reviewer', params: async (page) => ({ productSku: (await reviewIn(page, 'created')).card }) },
  ],
  product_sku_review_page: [
    { as: 'reviewer', params: async (page) => ({ review: (await reviewIn(page, 'created')).id }) },
  ],
  product_sku_translate_page: [
    { as: 'reviewer', params: async (page) => ({ review: (await reviewIn(page, 'approved')).id }) },
  ],
  product_sku_correct_page: [
    { as: 'manager', params: async (page) => ({ review: (await reviewIn(page, 'reviewed')).id }) },
  ],
  product_sku_to_review: [
    { as: 'manager', params: async (page) => ({ productSku: (await reviewIn(page, 'reviewed')).card }) },
  ],
  // This review cannot be restarted, so the page explains that.
  product_sku_review_restart: [
    {
      as: 'reviewer',
      params: async (page) => ({ review: (await reviewIn(page, 'created')).id }),
      complains: /status of 409 .*\/product-reviews\/restart\//,
    },
  ],
  glossary_page: [{ as: 'reviewer' }],
  notice_list_page: [{ as: 'buyer', params: async () => ({ filter: 'all' }) }],
};

/** Returns the address of a screen for a visit. */
export async function addressOf(name: ScreenName, { params, query }: Visit, page: Page): Promise<string> {
  const path = screenPath(name, params ? await params(page) : {});
  return query ? `${path}?${query}` : path;
}
