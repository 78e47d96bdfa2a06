import { accountRights } from './account-rights.js';
import { applicationRights } from './application-rights.js';
import { auditRights } from './audit-rights.js';
import { cardRights } from './card-rights.js';
import { companyAdminRights } from './company-admin-rights.js';
import { companyRights } from './company-rights.js';
import { contentRights } from './content-rights.js';
import { costTableRights } from './cost-table-rights.js';
import { offerRights } from './offer-rights.js';
import { ownRights } from './own-rights.js';
import { regulationRights } from './regulation-rights.js';
import { reviewRights } from './review-rights.js';
import {
  customers,
  managers,
  objects,
  open,
  ownLine,
  signedIn,
  visibleToCompanyAndManagers,
} from './rights-by-people.js';
import type { Row } from './rights-row.js';
import { searchWordRights } from './search-word-rights.js';
import { settingRights } from './setting-rights.js';
import { signingRights } from './signing-rights.js';
import { substitutionRights } from './substitution-rights.js';
import { teamRights } from './team-rights.js';
import { treeRights } from './tree-rights.js';

/**
 * Every route, with the outcome for an anonymous visitor, the wrong company, the wrong role and the right role. A BFF
 * route without a row fails the build.
 * `{own}` is a request of the right company, `{sku}` a published card, and so on. rights.sweep.test.ts fills them in.
 */
export const rightsTable: readonly Row[] = [
  open('get /', '/'),
  open('get /page/:link', '/page/about'),
  open('get /api/captcha', '/api/captcha'),
  open('get /catalog/search/autocomplete-products', '/catalog/search/autocomplete-products?q=насос'),
  open('get /catalog/category/', '/catalog/category/'),
  open('get /catalog/category/:id', '/catalog/category/{category}'),
  open('get /catalog/product/:catalogCategoryTree/:skuId{/:page}', '/catalog/product/{category}/{sku}/2'),
  open('get /catalog/service/:catalogCategoryTree/:skuId', '/catalog/service/{serviceCategory}/{service}'),
  open('get /catalog/:type/:id', '/catalog/product/{sku}'),
  open('get /catalog/tree', '/catalog/tree'),
  open('get /api/product-units', '/api/product-units'),
  open('get /api/similar-cards/:id', '/api/similar-cards/{sku}'),
  open('get /api/category-suppliers/:id', '/api/category-suppliers/{category}'),
  open('get /api/get-colors', '/api/get-colors'),
  open('get /api/get-iso-countries', '/api/get-iso-countries'),
  open('get /api/currency-rate/:date', '/api/currency-rate/2026-11-01'),
  open('get /api/exchange-rates/:date', '/api/exchange-rates/2026-11-01'),
  {
    // Suppliers may not see roubles or the customer's costs.
    ...open('get /api/landed-price', '/api/landed-price?card={sku}&count=5'),
    expect: { supplier: 'none' },
  },
  customers('get /api/landed-price/cart', '/api/landed-price/cart'),
  { ...open('get /api/landed-price/cities', '/api/landed-price/cities'), expect: { supplier: 'none' } },
  open('get /api/page-context', '/api/page-context'),
  open('get /api/openapi.json', '/api/openapi.json'),
  open('get /robots.txt', '/robots.txt'),
  open('get /sitemap.xml', '/sitemap.xml'),
  open('get /sitemap/:part', '/sitemap/cards.xml'),
  customers('get /catalog/product/:productSku/message', '/catalog/product/{sku}/message', { commerce: true }),
  customers('post /catalog/product/:productSku/message', '/catalog/product/{sku}/message', {
    ...{ commerce: true, body: { text: 'Есть ли образец?', count: 3 } },
  }),
  {
    route: 'get /company/:company',
    // A supplier's page is public. A customer's page is for its own users and brokers.
    path: '/company/{customerCompany}',
    otherwise: 'none',
    expect: { buyer: 'ok', colleague: 'ok', manager: 'ok', reviewer: 'ok', admin: 'ok' },
  },
  ...companyRights,
  ...cardRights,
  ...companyAdminRights,
  ...treeRights,
  ...applicationRights,
  open('get /company/:company/catalog{/:categoryTree}', '/company/{supplierCompany}/catalog'),
  {
    route: 'get /broker/company-details/:company',
    path: '/broker/company-details/{customerCompany}',
    otherwise: 'denied',
    expect: { anonymous: 'sign_in', manager: 'ok', reviewer: 'ok', admin: 'ok' },
  },

  ...signingRights,
  ...reviewRights,
  ...substitutionRights,
  ...regulationRights,
  ...settingRights,
  ...searchWordRights,
  ...costTableRights,
  ...auditRights,
  ...contentRights,
  open('get /register/certificate-challenge', '/register/certificate-challenge'),
  customers('get /basket/', '/basket/'),
  customers('post /basket/items', '/basket/items', { body: {} }),
  customers('post /basket/products/add', '/basket/products/add', { body: { id: '{sku}' } }),
  ownLine('post /basket/items/:item/count', '/basket/items/{line}/count', { count: 2 }),
  ownLine('post /basket/items/:item/later', '/basket/items/{line}/later', { later: false }),
  customers('post /basket/remove-from-basket', '/basket/remove-from-basket', { body: { id: '{sku}' } }),

  {
    ...customers('get /basket/basket-to-request/:order', '/basket/basket-to-request/{line}', {
      commerce: true,
      ok: 'none',
    }),
    expect: { anonymous: 'sign_in', buyer: 'ok', colleague: 'none', rival: 'none', newcomer: 'commerce' },
  },
  customers('post /basket/to-requests', '/basket/to-requests', { commerce: true, body: { items: ['{line}'] } }),
  customers('get /customer/request/create-from-product/:productSku', '/customer/request/create-from-product/{sku}', {
    commerce: true,
  }),
  objects('get /request/first-step/:requestEntity', '/request/first-step/{draft}', { buyer: 'ok' }),
  objects(
    'post /request/first-step-save/:request',
    '/request/first-step-save/{draft}',
    { buyer: 'ok' },
    { comment: 'x' },
  ),
  objects(
    'post /condition/:condition/media/attachments',
    '/condition/{condition}/media/attachments',
    { buyer: 'invalid' },
    {},
  ),
  objects('delete /condition/:condition/media/:media', '/condition/{condition}/media/{unknown}', { buyer: 'ok' }),
  objects(
    'post /request/publish/:requestEntity',
    '/request/publish/{draft}',
    { buyer: 'invalid' },
    { count: '', comment: '' },
  ),
  objects('get /request/repeat/:requestEntity', '/request/repeat/{own}', visibleToCompanyAndManagers),
  objects('delete /request/api/delete/:requestEntity', '/request/api/delete/{own}', {
    buyer: 'refused',
    colleague: 'denied',
    manager: 'denied',
  }),
  objects(
    'get /request/customer/preview/:requestEntity',
    '/request/customer/preview/{own}',
    visibleToCompanyAndManagers,
  ),
  managers('get /broker/preview/:requestEntity', '/broker/preview/{own}'),
  objects(
    'post /request/update-status/:id',
    '/request/update-status/{own}',
    { buyer: 'denied', colleague: 'denied', manager: 'ok' },
    { status: 'in_work' },
  ),
  objects(
    'post /request/:request/set-manager',
    '/request/{own}/set-manager',
    { buyer: 'denied', colleague: 'denied', manager: 'denied' },
    { userId: '{own}' },
  ),
  {
    route: 'post /broker/requests/set-manager',
    path: '/broker/requests/set-manager',
    body: { requests: ['{own}'], userId: '{own}' },
    otherwise: 'denied',
    expect: { anonymous: 'sign_in' },
  },
  {
    route: 'get /broker/managers/load',
    path: '/broker/managers/load',
    otherwise: 'denied',
    expect: { anonymous: 'sign_in' },
  },
  {
    route: 'post /broker/requests/share-out',
    path: '/broker/requests/share-out',
    body: { requests: ['{own}'] },
    otherwise: 'denied',
    expect: { anonymous: 'sign_in' },
  },
  ...['get /request/:request/messages/:channel', 'post /request/:request/messages/:channel'].map((route) =>
    objects(route, '/request/{own}/messages/customer', visibleToCompanyAndManagers, { text: 'x' }),
  ),
  objects(
    'post /request/:request/messages/:channel/read',
    '/request/{own}/messages/customer/read',
    {},
    { message: '{own}' },
  ),
  objects(
    'post /request/:request/claim',
    '/request/{own}/claim',
    { buyer: 'refused', colleague: 'refused', manager: 'denied' },
    { text: 'Брак' },
  ),
  objects(
    'post /request/:request/claim/close',
    '/request/{own}/claim/close',
    { buyer: 'denied', colleague: 'denied', manager: 'refused' },
    { claim: '{own}', resolution: 'Заменим' },
  ),
  objects(
    'post /request/:request/sample',
    '/request/{own}/sample',
    { buyer: 'refused', colleague: 'refused', manager: 'denied' },
    { comment: 'Образец 100 г', address: 'Самара, Садовая, 1' },
  ),
  ...Object.entries({
    address: {},
    send: { sent_on: '2026-11-20' },
    decline: { reason: 'Нет на складе' },
    verdict: { verdict: 'suits' },
  }).map(([step, input]) =>
    // The request has no sample.
    objects(
      `post /request/:request/sample/${step}`,
      `/request/{own}/sample/${step}`,
      {},
      { sample: '{own}', ...input },
    ),
  ),
  objects('get /request/:request/milestones', '/request/{own}/milestones', visibleToCompanyAndManagers),
  objects(
    'post /request/:request/milestones',
    '/request/{own}/milestones',
    { buyer: 'refused', colleague: 'refused', manager: 'refused' },
    { kind: 'advance', happened: '2026-11-20' },
  ),
  ...offerRights,
  managers('get /broker/request-audit/:request', '/broker/request-audit/{own}'),
  objects(
    'get /request/api/statuses-events/:request',
    '/request/api/statuses-events/{own}',
    visibleToCompanyAndManagers,
  ),
  objects('get /request/:request/papers', '/request/{own}/papers', visibleToCompanyAndManagers),
  objects('post /request/:request/papers', '/request/{own}/papers', visibleToCompanyAndManagers, { kind: 'request' }),
  // Documents of the buyer's company. A manager has their own documents.
  objects('get /request/:request/papers/:paper', '/request/{own}/papers/{unknown}', {}),
  objects('get /request/status-history/:id', '/request/status-history/{own}', visibleToCompanyAndManagers),
  ...(['get', 'post'] as const).flatMap((method) => [
    customers(`${method} /customer/request-from-catalog-list`, '/customer/request-from-catalog-list', {
      commerce: true,
      body: {},
    }),
    customers(`${method} /customer/request-from-description-list`, '/customer/request-from-description-list', {
      commerce: true,
      body: {},
    }),
    managers(`${method} /broker/request-from-catalog-list`, '/broker/request-from-catalog-list', { body: {} }),
    managers(`${method} /broker/request-from-description-list`, '/broker/request-from-description-list', { body: {} }),
  ]),

  // Must follow the rows that need an item in the cart.
  customers('post /basket/clear', '/basket/clear', { body: {} }),

  open('get /media/files/restrictions', '/media/files/restrictions'),
  open('post /media/files/checking/free-space', '/media/files/checking/free-space', 'ok', { size: 10 }),
  open('post /api/upload-file', '/api/upload-file', 'unsupported', {}),
  open('post /api/upload-files', '/api/upload-files', 'unsupported', {}),
  {
    route: 'delete /api/remove-file/:fileId',
    path: '/api/remove-file/{file}',
    otherwise: 'none',
    expect: { buyer: 'refused' },
  },
  {
    route: 'delete /api/remove-files',
    path: '/api/remove-files',
    body: { files: ['{file}'] },
    otherwise: 'none',
    expect: { buyer: 'refused' },
  },
  {
    route: 'get /media/file/:fileId/:name',
    path: '/media/file/{file}/x.pdf',
    otherwise: 'none',
    expect: { ...visibleToCompanyAndManagers },
  },

  open('get /login', '/login'),
  open('post /login_check', '/login_check', 'denied', { _username: 'a@b.example', _password: 'x' }),
  ...accountRights,
  signedIn('get /user/dashboard', '/user/dashboard'),
  signedIn('get /user/notice/list/:filter', '/user/notice/list/all'),
  signedIn('get /user/notice/api/loader', '/user/notice/api/loader'),
  signedIn('post /user/notice/api/loader', '/user/notice/api/loader', { body: {} }),
  signedIn('get /user/notice/api/last', '/user/notice/api/last'),
  signedIn('post /user/notice/api/dropnotices', '/user/notice/api/dropnotices', {
    body: { type: 'notice', ids: ['{unknown}'] },
  }),
  signedIn('post /user/notice/api/readnotices', '/user/notice/api/readnotices', { body: { ids: ['{unknown}'] } }),
  objects('get /user/notice/entity_redirect/:uuid', '/user/notice/entity_redirect/{notice}', { buyer: 'ok' }),
  objects('post /user/notice/entity_redirect/:uuid', '/user/notice/entity_redirect/{notice}', { buyer: 'ok' }, {}),
  ...ownRights,
  ...teamRights,
  { ...signedIn('get /logout', '/logout'), ends: true },
  { ...signedIn('post /logout', '/logout', { body: {} }), ends: true },
];
