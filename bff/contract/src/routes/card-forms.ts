import type { RouteTable } from '../routing.js';

/** The forms of cards. */
export const cardFormRoutes = {
  newCardForm: {
    method: 'get',
    path: '/company/:company/products/create',
    kind: 'S',
    who: 'user',
    screen: 'product_create_page',
  },
  createCard: { method: 'post', path: '/company/:company/products/create', kind: 'S', who: 'user' },
  getProductForm: {
    method: 'get',
    path: '/catalog/product/:productSku/edit',
    kind: 'S',
    who: 'user',
    screen: 'product_edit_page',
  },
  saveProduct: { method: 'post', path: '/catalog/product/:productSku/edit', kind: 'S', who: 'user' },
  getServiceForm: {
    method: 'get',
    path: '/catalog/service/:productSku/edit',
    kind: 'S',
    who: 'user',
    screen: 'service_edit_page',
  },
  saveService: { method: 'post', path: '/catalog/service/:productSku/edit', kind: 'S', who: 'user' },
  removeProduct: { method: 'delete', path: '/catalog/product/:productSku', kind: 'A', who: 'user' },
  removeService: { method: 'delete', path: '/catalog/service/:productSku', kind: 'A', who: 'user' },
  addCertificate: { method: 'post', path: '/sku/certificates/create/:skuId', kind: 'A', who: 'user' },
  removeCertificate: { method: 'delete', path: '/sku/certificates/delete/:skuId/:certificate', kind: 'A', who: 'user' },
  getCardDifference: { method: 'get', path: '/broker/products/:productSku/difference', kind: 'A', who: 'review' },
} as const satisfies RouteTable;
