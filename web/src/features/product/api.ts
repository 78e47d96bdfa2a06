import type { ProductView, SkuType } from '@setu/contract';
import { api } from '../../api/api';
import type { ApiMeta } from '../../api/base-query';
import { idTag, listTag, onSuccess } from '../../api/tags';

/** Where a card stands: its type and any category it belongs to. */
export interface CardPlace {
  type: SkuType;
  categoryId: string;
  skuId: string;
}

const productApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCard: build.query<ProductView, CardPlace>({
      query: ({ type, categoryId, skuId }) => `/catalog/${type}/${categoryId}/${skuId}`,
      providesTags: (_view, _error, { skuId }) => [idTag('card', skuId)],
    }),
    addToCart: build.mutation<{ product_count: number }, { id: string; count: number }>({
      query: (body) => ({ url: '/basket/products/add', method: 'POST', body }),
      invalidatesTags: onSuccess(() => [listTag('cart')]),
      extraOptions: { notify: { failure: 'toast' } },
    }),
    /** A GET that makes a draft (or finds the untouched one) and answers where its form is. */
    createRequestFromCard: build.mutation<{ location: string | null }, string>({
      query: (skuId) => `/customer/request/create-from-product/${skuId}`,
      transformResponse: (_body: null, meta: ApiMeta | undefined) => ({ location: meta?.location ?? null }),
      invalidatesTags: onSuccess(() => [listTag('request')]),
      extraOptions: { notify: { failure: 'caller' } },
    }),
  }),
});

export const { useGetCardQuery, useAddToCartMutation, useCreateRequestFromCardMutation } = productApi;
export const { getCard } = productApi.endpoints;
