import { describe, expect, it } from 'vitest';
import { callTo } from './endpoint';

describe('A call to an endpoint', () => {
  it('goes to the endpoint’s address with encoded parameters and a canonical query string', () => {
    expect(callTo('getCategoryIndex', { search: 'f_search=tea' }).url).toBe('/catalog/category/?f_search=tea');
    expect(callTo('listCards', { params: { id: 'c' }, search: '' }).url).toBe('/catalog/category/c');
    expect(callTo('listCompanyCards', { params: { company: 'x', categoryTree: '' } }).url).toBe('/company/x/catalog');
    expect(callTo('getStaticPage', { params: { link: 'о нас/1' } }).url).toBe('/page/%D0%BE%20%D0%BD%D0%B0%D1%81%2F1');
    expect(callTo('getSuggestions', { query: { q: 'чай & co' } }).url).toBe(
      '/catalog/search/autocomplete-products?q=%D1%87%D0%B0%D0%B9+%26+co',
    );
  });

  it('sends a change with the endpoint’s method, and with the given input or an empty body', () => {
    expect(callTo('addToCart', { input: { id: 'i', count: 2 }, idempotencyKey: 'k' })).toEqual({
      endpoint: 'addToCart',
      url: '/basket/products/add',
      method: 'POST',
      body: { id: 'i', count: 2 },
      idempotencyKey: 'k',
    });
    expect(callTo('clearCart', {})).toMatchObject({ url: '/basket/clear', method: 'POST', body: {} });
    expect(callTo('removeFile', { params: { fileId: 'f' } })).toMatchObject({
      url: '/api/remove-file/f',
      method: 'DELETE',
    });
  });
});
