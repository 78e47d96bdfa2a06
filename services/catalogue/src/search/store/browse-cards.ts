import type { Conn } from '@setu/kit/db';
import { rowOf, type Statement } from '../../store/sql.js';
import { type CardPage, type CardQuery, COUNTED, isPriced } from '../domain/card-list.js';
import { orderBy, orderColumn, type PageRow, priceCondition, toPage } from './list-order.js';

/** The number that stands for the whole catalogue where a category's number is asked. */
export const WHOLE_CATALOGUE = 0;

/** The statement behind a category's list without a search: the page from `listing`, the totals from `category_stats`. */
export function browseStatement(categoryNum: number, query: CardQuery): Statement {
  const price = priceCondition(query.price);
  const priced = isPriced(query.price);
  const total = `(SELECT count(*)::int FROM (SELECT FROM listing WHERE category_num = ?${price.sql} LIMIT ${COUNTED + 1}) counted)`;
  return {
    sql: `WITH page AS (
        SELECT rank, ${orderColumn(query.order)} AS key FROM listing
        WHERE category_num = ?${price.sql} ORDER BY ${orderBy(query.order)} LIMIT ?::int OFFSET ?::int)
      SELECT st.cards AS found, st.min_price, st.max_price, ${priced ? total : 'st.cards'} AS total,
        ARRAY(SELECT d.sku_id FROM page JOIN search_doc d ON d.rank = page.rank
          ORDER BY page.key ${query.order.descending ? 'DESC' : 'ASC'}, page.rank ${query.order.descending ? 'DESC' : 'ASC'}) AS ids
      FROM category_stats st WHERE st.category_num = ?`,
    bindings: [
      categoryNum,
      ...price.bindings,
      query.limit,
      query.offset,
      ...(priced ? [categoryNum, ...price.bindings] : []),
      categoryNum,
    ],
  };
}

/** Lists the published cards of a category's sub-tree, or of everything. */
export const browseCards =
  (conn: Conn) =>
  async (categoryNum: number, query: CardQuery): Promise<CardPage> =>
    toPage(await rowOf<PageRow>(conn, browseStatement(categoryNum, query)), isPriced(query.price));
