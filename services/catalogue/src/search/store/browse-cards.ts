import { rowOf, type SqlConn, type Statement } from '../../store/sql.js';
import { type CardPage, type CardQuery, COUNTED, isPriced } from '../domain/card-list.js';
import { orderBy, orderColumn, type PageRow, priceCondition, toPage } from './list-order.js';

/** The number that stands for the whole catalogue where a category's number is asked. */
export const WHOLE_CATALOGUE = 0;

/** The statement behind a category's list without a search: the page from `listing`, the totals from `category_stats`. */
export function browseStatement(categoryNum: number, query: CardQuery): Statement {
  const price = priceCondition(query.price);
  const priced = isPriced(query.price);
  const total = `(select count(*)::int from (select from listing where category_num = ?${price.sql} limit ${COUNTED + 1}) counted)`;
  return {
    sql: `with page as (
        select rank, ${orderColumn(query.order)} as key from listing
        where category_num = ?${price.sql} order by ${orderBy(query.order)} limit ?::int offset ?::int)
      select st.cards as found, st.min_price, st.max_price, ${priced ? total : 'st.cards'} as total,
        array(select d.sku_id from page join search_doc d on d.rank = page.rank
          order by page.key ${query.order.descending ? 'desc' : 'asc'}, page.rank ${query.order.descending ? 'desc' : 'asc'}) as ids
      from category_stats st where st.category_num = ?`,
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
  (conn: SqlConn) =>
  async (categoryNum: number, query: CardQuery): Promise<CardPage> =>
    toPage(await rowOf<PageRow>(conn, browseStatement(categoryNum, query)), isPriced(query.price));
