import type { RouteTable } from '../routing.js';

/** From a cart item or a card to a published request. */
export const draftRoutes = {
  createRequestFromLine: {
    method: 'get',
    path: '/basket/basket-to-request/:order',
    kind: 'S',
    who: 'commerce',
  },
  createRequestsFromLines: { method: 'post', path: '/basket/to-requests', kind: 'A', who: 'commerce' },
  createRequestFromCard: {
    method: 'get',
    path: '/customer/request/create-from-product/:productSku',
    kind: 'S',
    who: 'commerce',
  },
  reserveRequest: {
    method: 'get',
    path: '/request/customer/description-to-request',
    kind: 'S',
    who: 'commerce',
    screen: 'request_from_description_create_page',
  },
  reserveOrder: {
    method: 'get',
    path: '/request/broker/create',
    kind: 'S',
    who: 'manager',
    screen: 'request_for_company_create_page',
  },
  getRequestDraft: {
    method: 'get',
    path: '/request/first-step/:requestEntity',
    kind: 'S',
    who: 'user',
    screen: 'customer_request_create_page',
  },
  saveRequestDraft: { method: 'post', path: '/request/first-step-save/:request', kind: 'A', who: 'user' },
  publishRequest: { method: 'post', path: '/request/publish/:requestEntity', kind: 'A', who: 'user' },
  createRequestCopy: { method: 'get', path: '/request/repeat/:requestEntity', kind: 'S', who: 'user' },
  deleteRequestDraft: { method: 'delete', path: '/request/api/delete/:requestEntity', kind: 'A', who: 'user' },
} as const satisfies RouteTable;
