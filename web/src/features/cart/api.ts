import type { BasketItemsView } from '@setu/contract';
import { api } from '../../api/api';
import type { ApiMeta } from '../../api/base-query';
import { listTag, onSuccess } from '../../api/tags';
import { type CartQuery, cartKey, toBasketItems } from './cart-query';

interface Counted {
  product_count: number;
}

const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCartLines: build.query<BasketItemsView, CartQuery>({
      query: (query) => ({ url: '/basket/items', method: 'POST', body: toBasketItems(query) }),
      serializeQueryArgs: ({ queryArgs }) => cartKey(queryArgs),
      providesTags: [listTag('cart')],
    }),
    /** Takes the id of the SKU. */
    removeCartLine: build.mutation<Counted, string>({
      query: (id) => ({ url: '/basket/remove-from-basket', method: 'POST', body: { id } }),
      invalidatesTags: onSuccess(() => [listTag('cart')]),
    }),
    clearCart: build.mutation<Counted, void>({
      query: () => ({ url: '/basket/clear', method: 'POST', body: {} }),
      invalidatesTags: onSuccess(() => [listTag('cart')]),
    }),
    /** A GET that makes a draft of the line (or finds it) and answers where its form is. */
    createRequestFromLine: build.mutation<{ location: string | null }, string>({
      query: (lineId) => `/basket/basket-to-request/${lineId}`,
      transformResponse: (_body: null, meta: ApiMeta | undefined) => ({ location: meta?.location ?? null }),
      invalidatesTags: onSuccess(() => [listTag('request')]),
    }),
  }),
});

export const {
  useListCartLinesQuery,
  useRemoveCartLineMutation,
  useClearCartMutation,
  useCreateRequestFromLineMutation,
} = cartApi;
