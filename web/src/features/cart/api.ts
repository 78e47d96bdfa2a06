import type { BasketItemsView, CartLineView } from '@setu/contract';
import { api } from '../../api/api';
import { calls, callsForLocation, callTo } from '../../api/endpoint';
import { inTurn } from '../../api/in-turn';
import { listTag, onSuccess } from '../../api/tags';
import { lotPrice } from '../../i18n/formats';
import { addUp, type Money, multiply } from '../../lib/money';
import { expectedCounter, follow, type Undoable } from '../../session/counters';
import { type CartQuery, cartKey, toBasketItems } from './cart-query';

const counters = ({ product_count: cart }: { product_count: number }) => ({ cart });

function withoutLines(cart: BasketItemsView, ids: ReadonlySet<string>): void {
  const left = cart.list.filter(({ id }) => !ids.has(id));
  const removed = cart.list.length - left.length;
  Object.assign(cart, { list: left, total_count: cart.total_count - removed, line_count: cart.line_count - removed });
}

interface LineCount {
  id: string;
  count: number;
}

/** The maximum number of saved items that are loaded. More can be stored. */
const maxSaved = 100;

const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCartLines: build.query({
      ...calls('listCartLines', (query: CartQuery) => ({ input: toBasketItems(query) })),
      serializeQueryArgs: ({ queryArgs }) => cartKey(queryArgs),
      providesTags: [listTag('cart')],
    }),
    /**
     * Removes items from the page immediately. If the server rejects some, the cart is loaded again and shows those
     * items.
     */
    removeCartLines: build.mutation({
      queryFn: (lines: CartLineView[], _store, _extra, baseQuery) =>
        inTurn<'removeCartLine'>(
          lines.map(({ product_sku: { sku_id: id } }) => callTo('removeCartLine', { input: { id } })),
          baseQuery,
        ),
      invalidatesTags: onSuccess(() => [listTag('cart')]),
      onQueryStarted: (lines, change) => {
        const ids = new Set(lines.map(({ id }) => id));
        const patches = [
          ...patchCarts(change, (cart) => withoutLines(cart, ids)),
          change.dispatch(expectedCounter(change.getState(), 'cart', (now) => now - ids.size)),
        ];
        return follow(change, { counters: ({ last }) => counters(last), patches }, () => refetchCarts(change));
      },
    }),
    /** Puts removed items back with their quantities, at today's price. */
    putCartLinesBack: build.mutation({
      queryFn: (lines: CartLineView[], _store, _extra, baseQuery) =>
        inTurn<'addToCart'>(
          lines.map(({ count, product_sku: { sku_id: id } }) => callTo('addToCart', { input: { id, count } })),
          baseQuery,
        ),
      invalidatesTags: onSuccess(() => [listTag('cart')]),
      onQueryStarted: (_lines, change) => follow(change, { counters: ({ last }) => counters(last) }),
    }),
    /**
     * The call is sent even while the page is being left. The answer has the new total. A rejected quantity is reset.
     */
    setCartCount: build.mutation({
      ...calls('setCartCount', ({ id, count }: LineCount) => ({
        params: { item: id },
        input: { count },
        keepalive: true,
      })),
      onQueryStarted: async ({ id, count }, change) => {
        const followed = follow(change, { counters }, () => refetchCarts(change));
        const answer = await change.queryFulfilled.catch(() => null);
        // The total of an older quantity must not replace that of a newer one.
        if (answer)
          patchCarts(change, (cart) => {
            const shown = cart.list.find((line) => line.id === id);
            if (shown?.count === count) cart.cart_total = answer.data.cart_total;
          });
        await followed;
      },
    }),
    /** The items saved for later, newest first. */
    listKeptCartLines: build.query({
      ...calls('listCartLines', (_none: undefined) => ({
        input: { later: true, pagination: { page: 1, limit: maxSaved } },
      })),
      providesTags: [listTag('cart')],
    }),
    /** Moves items out of the cart or back into it immediately. */
    keepCartLines: build.mutation({
      queryFn: ({ lines, later }: { lines: CartLineView[]; later: boolean }, _store, _extra, baseQuery) =>
        inTurn<'keepCartLine'>(
          lines.map(({ id }) => callTo('keepCartLine', { params: { item: id }, input: { later } })),
          baseQuery,
        ),
      invalidatesTags: onSuccess(() => [listTag('cart')]),
      onQueryStarted: ({ lines, later }, change) => {
        const ids = new Set(lines.map(({ id }) => id));
        const patches = later ? patchCarts(change, (cart) => withoutLines(cart, ids)) : [];
        return follow(change, { counters: ({ last }) => counters(last), patches }, () => refetchCarts(change));
      },
    }),
    removeKeptCartLine: build.mutation({
      ...calls('removeCartLine', ({ product_sku: { sku_id: id } }: CartLineView) => ({ input: { id } })),
      invalidatesTags: onSuccess(() => [listTag('cart')]),
      onQueryStarted: (_line, change) => follow(change, { counters }),
    }),
    clearCart: build.mutation({
      ...calls('clearCart'),
      invalidatesTags: onSuccess(() => [listTag('cart')]),
      onQueryStarted: (_none, change) => {
        const patches = [
          ...patchCarts(change, (cart) => void Object.assign(cart, { list: [], total_count: 0, line_count: 0 })),
          change.dispatch(expectedCounter(change.getState(), 'cart', () => 0)),
        ];
        return follow(change, { counters, patches }, () => refetchCarts(change));
      },
    }),
    /** A GET that creates a draft for the item (or finds it) and returns the address of its form. */
    createRequestFromLine: build.mutation({
      ...callsForLocation('createRequestFromLine', (order: string) => ({ params: { order } })),
      invalidatesTags: onSuccess(() => [listTag('request')]),
    }),
    /** Creates a draft for each item, or reuses the existing one. The answer names items that cannot be requested. */
    createRequestsFromLines: build.mutation({
      ...calls('createRequestsFromLines', (items: string[]) => ({ input: { items } })),
      invalidatesTags: onSuccess(() => [listTag('request'), listTag('dashboard')]),
    }),
  }),
});

interface CartChange {
  dispatch: (action: never) => unknown;
  getState: () => unknown;
}

/** Changes every cached page of the cart. */
function patchCarts({ dispatch, getState }: CartChange, recipe: (cart: BasketItemsView) => void): Undoable[] {
  const { selectCachedArgsForQuery, updateQueryData } = cartApi.util;
  const patch = (query: CartQuery) => dispatch(updateQueryData('listCartLines', query, recipe) as never) as Undoable;
  return selectCachedArgsForQuery(getState() as never, 'listCartLines').map(patch);
}

/** Shows an item's quantity and the new total before the server confirms them. */
export const showCartCount =
  ({ id, count }: LineCount) =>
  (dispatch: (action: never) => unknown, getState: () => unknown): void => {
    patchCarts({ dispatch, getState }, (cart) => {
      const line = cart.list.find((each) => each.id === id);
      if (!line) return;
      const { basket_price: price } = line;
      if (line.available && price) {
        const of = cart.cart_total.suppliers.find(({ supplier }) => supplier.id === line.product_sku.company.id);
        const raise = (total: Money | null | undefined, amountOf: typeof multiply) => {
          if (!total) return;
          const [before, now] = [amountOf(price, line.count), amountOf(price, count)];
          total.value = addUp([total, now, { ...before, value: -before.value }], total.currency).value;
        };
        for (const total of [cart.cart_total, of]) {
          raise(total?.price, multiply);
          raise(total?.roubles, lotPrice);
        }
      }
      line.count = count;
    });
  };

const refetchCarts = ({ dispatch }: CartChange): void =>
  void dispatch(api.util.invalidateTags([listTag('cart')]) as never);

export const {
  useListCartLinesQuery,
  useRemoveCartLinesMutation,
  usePutCartLinesBackMutation,
  useSetCartCountMutation,
  useListKeptCartLinesQuery,
  useKeepCartLinesMutation,
  useRemoveKeptCartLineMutation,
  useClearCartMutation,
  useCreateRequestFromLineMutation,
  useCreateRequestsFromLinesMutation,
} = cartApi;
