import { basketItemsInput, canonicalListQuery } from '@setu/contract';
import { expect, it } from 'vitest';
import { cartCodec, cartKey, toBasketItems } from './cart-query';

const query = (search: string) => canonicalListQuery(cartCodec, new URLSearchParams(search));

it('the address becomes the body of the call, without unset filters', () => {
  expect(toBasketItems(query(''))).toEqual({ selectBy: {}, pagination: { page: 1, limit: 10 } });
  expect(toBasketItems(query('search=насос&price[0]=100&sort[price]=desc&page=2'))).toEqual({
    selectBy: {
      like_concat: { fields: ['name', 'vendor_code'], value: 'насос' },
      greater: { basket_price: 100 },
    },
    orderBy: { price: 'desc' },
    pagination: { page: 2, limit: 10 },
  });
});

it('the server accepts every request body that the cart sends', () => {
  for (const search of ['', 'search=x&price[0]=1&price[1]=9', 'sort[added_at]=asc&limit=100']) {
    expect(basketItemsInput.safeParse(toBasketItems(query(search))).success).toBe(true);
  }
});

it('two addresses of the same cart with different parameter order have one cache entry', () => {
  expect(cartKey(query('search=a&limit=30'))).toBe(cartKey(query('limit=30&search=a')));
});
