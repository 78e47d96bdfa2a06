import {
  type BasketItemsInput,
  type ListCodec,
  type ListQuery,
  type ListSort,
  serializeListQuery,
} from '@setu/contract';

/** The cart's state in its address. The bounds of `price` are in the reader's currency. */
export const cartCodec = {
  sorts: ['name', 'price', 'added_at'],
  filters: { search: { kind: 'text' }, price: { kind: 'price' } },
} as const satisfies ListCodec;

export type CartQuery = ListQuery<typeof cartCodec>;
type Sort = ListSort<(typeof cartCodec)['sorts'][number]>;

/** The sort orders on a phone, where the table has no head. The first one is the list's default. */
export const cartOrders = [
  { id: 'newest', sort: null },
  { id: 'name', sort: { key: 'name', direction: 'asc' } },
  { id: 'cheap', sort: { key: 'price', direction: 'asc' } },
  { id: 'dear', sort: { key: 'price', direction: 'desc' } },
] as const satisfies { id: string; sort: Sort | null }[];

/** Returns the body of POST /basket/items, without unset filters. */
export function toBasketItems({ filters: { search, price }, sort, page, limit }: CartQuery): BasketItemsInput {
  const selectBy: NonNullable<BasketItemsInput['selectBy']> = {};
  if (search) selectBy.like_concat = { fields: ['name', 'vendor_code'], value: search };
  if (price.from !== null) selectBy.greater = { basket_price: price.from };
  if (price.to !== null) selectBy.lesser = { basket_price: price.to };
  return {
    selectBy,
    ...(sort && { orderBy: { [sort.key]: sort.direction } }),
    pagination: { page, limit },
  };
}

/** Returns the key of the cached answer, the same string as in the address. */
export const cartKey = (query: CartQuery): string => serializeListQuery(cartCodec, query);
