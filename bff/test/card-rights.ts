import type { Row } from './rights-row.js';

const row = (route: string, path: string, expect: Row['expect'], body?: unknown): Row => ({
  ...{ route, path, body, otherwise: 'none' },
  expect: { anonymous: 'sign_in', ...expect },
});

const writes = { supplier: 'ok', manager: 'ok', admin: 'ok', reviewer: 'denied' } as const;
const writesWrong = { supplier: 'invalid', manager: 'invalid', admin: 'invalid', reviewer: 'denied' } as const;
const creates = { ...writes, admin: 'denied' } as const;
const files = { supplier: 'ok', manager: 'ok' } as const;
const review = { otherwise: 'denied', expect: { anonymous: 'sign_in', manager: 'ok', reviewer: 'ok' } } as const;

/**
 * The rows of the rights table for editing cards. `{ownCard}` and `{deletedCard}` are public cards of the table's
 * supplier.
 */
export const cardRights: readonly Row[] = [
  row('get /company/:company/products/create', '/company/{ownSupplier}/products/create', creates),
  row(
    'post /company/:company/products/create',
    '/company/{ownSupplier}/products/create',
    { ...writesWrong, admin: 'denied' },
    { name: '' },
  ),
  row('get /catalog/product/:productSku/edit', '/catalog/product/{ownCard}/edit', { ...writes, reviewer: 'ok' }),
  row('post /catalog/product/:productSku/edit', '/catalog/product/{ownCard}/edit', writesWrong, { name: '' }),
  // Goods are not a service.
  row('get /catalog/service/:productSku/edit', '/catalog/service/{ownCard}/edit', {}),
  row('post /catalog/service/:productSku/edit', '/catalog/service/{ownCard}/edit', {}, { name: '' }),
  row('delete /catalog/service/:productSku', '/catalog/service/{ownCard}', { reviewer: 'denied' }),
  row('delete /catalog/product/:productSku', '/catalog/product/{deletedCard}', writes),
  row(
    'post /sku/certificates/create/:skuId',
    '/sku/certificates/create/{ownCard}',
    { ...writesWrong },
    { file_id: '{unknown}' },
  ),
  row('delete /sku/certificates/delete/:skuId/:certificate', '/sku/certificates/delete/{ownCard}/{unknown}', {
    reviewer: 'denied',
  }),
  { ...review, route: 'get /broker/products/:productSku/difference', path: '/broker/products/{ownCard}/difference' },
  {
    ...{ route: 'get /broker/companies/catalog/template', path: '/broker/companies/catalog/template' },
    ...{ otherwise: 'denied', expect: { anonymous: 'sign_in', supplier: 'ok', manager: 'ok' } },
  },
  row('get /broker/companies/:company/catalog/download', '/broker/companies/{ownSupplier}/catalog/download', files),
  row('get /broker/companies/:company/catalog/upload', '/broker/companies/{ownSupplier}/catalog/upload', files),
  row(
    'post /broker/companies/:company/catalog/upload',
    '/broker/companies/{ownSupplier}/catalog/upload',
    { supplier: 'unsupported', manager: 'unsupported' },
    {},
  ),
  ...(['get', 'post', 'delete'] as const).map((method) =>
    row(
      `${method} /broker/companies/:company/catalog/upload/:run`,
      '/broker/companies/{ownSupplier}/catalog/upload/{unknown}',
      {},
      method === 'post' ? {} : undefined,
    ),
  ),
];
