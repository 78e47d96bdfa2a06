import type { BasketItemsView } from '@setu/contract';
import { api } from '../../api/api';
import { asks, goes } from '../../api/endpoint';
import { listTag, onSuccess } from '../../api/tags';
import { expectedCounter, follow, type Undoable } from '../../session/counters';
import { type CartQuery, cartKey, toBasketItems } from './cart-query';

const counters = ({ product_count: cart }: { product_count: number }) => ({ cart });

function withoutLine(cart: BasketItemsView, skuId: string): void {
  const left = cart.list.filter((line) => line.product_sku.sku_id !== skuId);
  const gone = cart.list.length - left.length;
  Object.assign(cart, { list: left, total_count: cart.total_count - gone, line_count: cart.line_count - gone });
}

const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCartLines: build.query({
      ...asks('listCartLines', (query: CartQuery) => ({ input: toBasketItems(query) })),
      serializeQueryArgs: ({ queryArgs }) => cartKey(queryArgs),
      providesTags: [listTag('cart')],
    }),
    /** Takes the id of the SKU. The line leaves the page at once. */
    removeCartLine: build.mutation({
      ...asks('removeCartLine', (id: string) => ({ input: { id } })),
      invalidatesTags: onSuccess(() => [listTag('cart')]),
      onQueryStarted: (skuId, change) => {
        const patches = [
          ...patchCarts(change, (cart) => withoutLine(cart, skuId)),
          change.dispatch(expectedCounter(change.getState(), 'cart', (now) => now - 1)),
        ];
        return follow(change, { counters, patches }, () => refetchCarts(change));
      },
    }),
    clearCart: build.mutation({
      ...asks('clearCart'),
      invalidatesTags: onSuccess(() => [listTag('cart')]),
      onQueryStarted: (_none, change) => {
        const patches = [
          ...patchCarts(change, (cart) => void Object.assign(cart, { list: [], total_count: 0, line_count: 0 })),
          change.dispatch(expectedCounter(change.getState(), 'cart', () => 0)),
        ];
        return follow(change, { counters, patches }, () => refetchCarts(change));
      },
    }),
    /** A GET that makes a draft of the line (or finds it) and answers where its form is. */
    createRequestFromLine: build.mutation({
      ...goes('createRequestFromLine', (order: string) => ({ params: { order } })),
      invalidatesTags: onSuccess(() => [listTag('request')]),
    }),
  }),
});

interface CartChange {
  dispatch: (action: never) => unknown;
  getState: () => unknown;
}

/** Changes every page of the cart that is in the cache. */
function patchCarts({ dispatch, getState }: CartChange, recipe: (cart: BasketItemsView) => void): Undoable[] {
  const { selectCachedArgsForQuery, updateQueryData } = cartApi.util;
  const patch = (query: CartQuery) => dispatch(updateQueryData('listCartLines', query, recipe) as never) as Undoable;
  return selectCachedArgsForQuery(getState() as never, 'listCartLines').map(patch);
}

const refetchCarts = ({ dispatch }: CartChange): void =>
  void dispatch(api.util.invalidateTags([listTag('cart')]) as never);

export const {
  useListCartLinesQuery,
  useRemoveCartLineMutation,
  useClearCartMutation,
  useCreateRequestFromLineMutation,
} = cartApi;
