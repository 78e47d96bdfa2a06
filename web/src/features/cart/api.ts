import { api } from '../../api/api';
import { asks, goes } from '../../api/endpoint';
import { listTag, onSuccess } from '../../api/tags';
import { type CartQuery, cartKey, toBasketItems } from './cart-query';

const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCartLines: build.query({
      ...asks('listCartLines', (query: CartQuery) => ({ input: toBasketItems(query) })),
      serializeQueryArgs: ({ queryArgs }) => cartKey(queryArgs),
      providesTags: [listTag('cart')],
    }),
    /** Takes the id of the SKU. */
    removeCartLine: build.mutation({
      ...asks('removeCartLine', (id: string) => ({ input: { id } })),
      invalidatesTags: onSuccess(() => [listTag('cart')]),
    }),
    clearCart: build.mutation({
      ...asks('clearCart'),
      invalidatesTags: onSuccess(() => [listTag('cart')]),
    }),
    /** A GET that makes a draft of the line (or finds it) and answers where its form is. */
    createRequestFromLine: build.mutation({
      ...goes('createRequestFromLine', (order: string) => ({ params: { order } })),
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
