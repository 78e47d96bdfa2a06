import type { Conn } from '@setu/kit/db';
import { toMinor } from '../../store/minor-units.js';

export interface CartQuery {
  userId: string;
  /** A LIKE pattern over names and vendor code; null: all. */
  pattern: string | null;
  /** INR paise on the price now, inclusive. */
  priceFrom: bigint | null;
  priceTo: bigint | null;
  sort: 'name' | 'price' | 'added_at';
  descending: boolean;
  locale: 'en' | 'ru';
  limit: number;
  offset: number;
}

export interface CartRow {
  id: string;
  count: number;
  addedPriceMinor: bigint | null;
  priceMinor: bigint | null;
  published: boolean;
  addedAt: Date;
  content: unknown;
}

const sortExpressions = {
  name: (locale: 'en' | 'ru') =>
    locale === 'ru'
      ? "lower(coalesce(nullif(c.name_ru, ''), c.name_en))"
      : "lower(coalesce(nullif(c.name_en, ''), c.name_ru))",
  price: () => 'c.price_minor',
  added_at: () => 'l.added_at',
};

/** Gives the query of a person's cart: a page of lines and how many match. */
export const listCart =
  (conn: Conn) =>
  async (query: CartQuery): Promise<{ rows: CartRow[]; total: number }> => {
    const matching = conn({ l: 'cart_line' })
      .join({ c: 'card_copy' }, 'c.sku_id', 'l.sku_id')
      .where('l.user_id', query.userId);
    if (query.pattern !== null) matching.whereRaw('c.search_text like ?', [query.pattern]);
    if (query.priceFrom !== null) matching.whereRaw('c.price_minor >= ?', [query.priceFrom.toString()]);
    if (query.priceTo !== null) matching.whereRaw('c.price_minor <= ?', [query.priceTo.toString()]);
    const direction = query.descending ? 'desc' : 'asc';
    const rows = await matching
      .clone()
      .select('l.id', 'l.count', 'l.added_price_minor', 'l.added_at', 'c.price_minor', 'c.published', 'c.content')
      .orderByRaw(`${sortExpressions[query.sort](query.locale)} ${direction} nulls last, l.id ${direction}`)
      .limit(query.limit)
      .offset(query.offset);
    const counted = await matching.clone().count({ total: '*' }).first();
    return { rows: rows.map(cartRow), total: Number(counted?.total ?? 0) };
  };

interface RawCartRow {
  id: string;
  count: number;
  added_price_minor: string | null;
  added_at: Date;
  price_minor: string | null;
  published: boolean;
  content: unknown;
}

function cartRow(row: RawCartRow): CartRow {
  return {
    id: row.id,
    count: row.count,
    addedPriceMinor: toMinor(row.added_price_minor),
    priceMinor: toMinor(row.price_minor),
    published: row.published,
    addedAt: row.added_at,
    content: row.content,
  };
}
