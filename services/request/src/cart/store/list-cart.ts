import { type Knex, likeContaining, type TableConn } from '@setu/kit/db';
import { supplierIsOpen } from '../../read-models/store/open-supplier.js';
import { colorsOf } from '../../read-models/store/picture-colors.js';
import { isOpen } from '../../requests/store/open.js';
import { flag, fromRow, int8, integer, json, optional, text, timestamp } from '../../store/fields.js';
import type { CartTables } from './tables.js';

/** Which lines of a cart to show. An undefined field does not filter. */
export interface CartQuery {
  userId: string;
  /** The company whose open requests are shown next to the lines. */
  companyId: string;
  /** True for the lines saved for later, false for the lines in the cart. */
  later: boolean;
  /** Restricts the result to this line. */
  lineId?: string;
  /** Text to find in the names and the vendor code. */
  search: string | undefined;
  /** Bounds of the current price in INR paise, inclusive. */
  priceFrom: bigint | undefined;
  priceTo: bigint | undefined;
  sort: 'name' | 'price' | 'added_at';
  descending: boolean;
  locale: 'en' | 'ru';
  limit: number;
  offset: number;
}

export interface CartRow {
  id: string;
  count: number;
  addedPriceMinor: bigint | undefined;
  priceMinor: bigint | undefined;
  /** Whether the card is published and its supplier is neither locked nor on the public blacklist. */
  available: boolean;
  addedAt: Date;
  laterAt: Date | undefined;
  /** The company's newest open request for the same card. */
  duplicateId: string | undefined;
  duplicateNumber: string | undefined;
  content: unknown;
  pictureColors: Record<string, string> | undefined;
}

const rowFields = {
  id: text('id'),
  count: integer('count'),
  addedPriceMinor: optional(int8('added_price_minor')),
  priceMinor: optional(int8('price_minor')),
  available: flag('available'),
  addedAt: timestamp('added_at'),
  laterAt: optional(timestamp('later_at')),
  duplicateId: optional(text('duplicate_id')),
  duplicateNumber: optional(text('duplicate_number')),
  content: json<unknown>()('content'),
  pictureColors: optional(json<Record<string, string>>()('picture_colors')),
};

const sortExpressions = {
  name: (locale: 'en' | 'ru') =>
    locale === 'ru'
      ? "lower(coalesce(nullif(c.name_ru, ''), c.name_en))"
      : "lower(coalesce(nullif(c.name_en, ''), c.name_ru))",
  price: () => 'c.price_minor',
  added_at: () => 'cart_line.added_at',
};

const duplicate = `left join lateral (select id as duplicate_id, numeric_hash as duplicate_number from request
  where customer_company_id = ? and sku_id = cart_line.sku_id and ${isOpen}
  order by published_at desc, id limit 1) duplicate on true`;

const columns = `cart_line.id, cart_line.count, cart_line.added_price_minor, cart_line.added_at, cart_line.later_at,
  duplicate.duplicate_id, duplicate.duplicate_number, c.price_minor,
  c.content, ${colorsOf('c.content')} as picture_colors, c.published and ${supplierIsOpen} as available`;

/** Returns the query for one page of a user's cart and the number of matching lines. */
export const listCart =
  (conn: TableConn<CartTables>) =>
  async (query: CartQuery): Promise<{ rows: CartRow[]; total: number }> => {
    const direction = query.descending ? 'desc' : 'asc';
    const order = `${sortExpressions[query.sort](query.locale)} ${direction} nulls last, cart_line.id ${direction}`;
    const rows: object[] = await matching(conn, query)
      .joinRaw(duplicate, [query.companyId])
      .select(conn.raw(columns))
      .orderByRaw(order)
      .limit(query.limit)
      .offset(query.offset);
    const [counted] = await matching(conn, query).count({ total: '*' });
    return { rows: rows.map((row) => fromRow<CartRow>(rowFields, row)), total: Number(counted?.total ?? 0) };
  };

function matching(conn: TableConn<CartTables>, query: CartQuery): Knex.QueryBuilder {
  const lines: Knex.QueryBuilder = conn('cart_line').where('cart_line.user_id', query.userId);
  lines.join('card_copy as c', 'c.sku_id', 'cart_line.sku_id');
  if (query.later) lines.whereNotNull('cart_line.later_at');
  else if (query.lineId === undefined) lines.whereNull('cart_line.later_at');
  if (query.lineId !== undefined) lines.where('cart_line.id', query.lineId);
  if (query.search !== undefined) lines.whereRaw('c.search_text like ?', [likeContaining(query.search)]);
  if (query.priceFrom !== undefined) lines.whereRaw('c.price_minor >= ?', [query.priceFrom.toString()]);
  if (query.priceTo !== undefined) lines.whereRaw('c.price_minor <= ?', [query.priceTo.toString()]);
  return lines;
}
