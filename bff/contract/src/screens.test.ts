import { describe, expect, it } from 'vitest';
import { isScreenName, screenPath } from './screens.js';

describe('The path of a screen', () => {
  it.each([
    ['index', {}, '/'],
    ['basket_page', {}, '/basket/'],
    ['category_index', {}, '/catalog/category/'],
    ['static_page', { link: 'о нас/1' }, '/page/%D0%BE%20%D0%BD%D0%B0%D1%81%2F1'],
    ['product_page', { catalogCategoryTree: 'c', skuId: 's' }, '/catalog/product/c/s'],
    ['product_page', { catalogCategoryTree: 'c', skuId: 's', page: '3' }, '/catalog/product/c/s/3'],
    ['company_catalog_page', { company: 'x', categoryTree: '' }, '/company/x/catalog'],
    ['request_for_broker_page', { requestEntity: 'r', channel: 'customer' }, '/broker/preview/r?channel=customer'],
  ] as const)('for %s with %j is %s', (name, params, path) => {
    expect(screenPath(name, params)).toBe(path);
  });

  it('cannot be built without a required parameter', () => {
    expect(() => screenPath('company_page')).toThrow('company');
  });

  it('exists only for screens of the route table', () => {
    expect([isScreenName('index'), isScreenName('toString'), isScreenName('__proto__')]).toEqual([true, false, false]);
  });
});
