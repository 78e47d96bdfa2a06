import type { CardPage, PriceRange } from '../../search/domain/card-list.js';
import { allOf, type LexemeQuery } from '../../search/domain/lexeme-query.js';
import { staying } from '../../search/store/leaving-companies.js';
import { priceCondition } from '../../search/store/list-order.js';
import { tsqueryOf } from '../../search/store/tsquery.js';
import { bigintOf, rowsOf, type SqlConn } from '../../store/sql.js';

/** Public cards with the lowest and highest price among them. */
export type PublicCards = Pick<CardPage, 'ids' | 'minPrice' | 'maxPrice'>;

interface Row {
  id: string;
  min_price: string | null;
  max_price: string | null;
}

/** Returns those of some cards that are public now and match a set, in the given order, at most `limit`. */
export const publicCards =
  (conn: SqlConn) =>
  async (
    ids: readonly string[],
    { marks, price, limit }: { marks: readonly LexemeQuery[]; price: PriceRange; limit: number },
  ): Promise<PublicCards> => {
    if (ids.length === 0) return { ids: [], minPrice: undefined, maxPrice: undefined };
    const priced = priceCondition(price);
    const rows = await rowsOf<Row>(conn, {
      sql: `select id, min(price) over () as min_price, max(price_to) over () as max_price from (
          select given.id, given.place, price, price_to from unnest(?::uuid[]) with ordinality as given (id, place)
          join search_doc on sku_id = given.id
          where ${staying}${marks.length === 0 ? '' : ' and words @@ ?::tsquery'}${priced.sql}
          order by given.place limit ?::int) found
        order by place`,
      bindings: [ids, ...(marks.length === 0 ? [] : [tsqueryOf(allOf(...marks))]), ...priced.bindings, limit],
    });
    const [first] = rows;
    return {
      ids: rows.map(({ id }) => id),
      minPrice: bigintOf(first?.min_price ?? null),
      maxPrice: bigintOf(first?.max_price ?? null),
    };
  };
