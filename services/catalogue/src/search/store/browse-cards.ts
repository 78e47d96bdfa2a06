import { rowOf, type SqlConn, type Statement } from '../../store/sql.js';
import {
  type CardPage,
  type CardQuery,
  countedFor,
  isPriced,
  type PriceRange,
  type RowOrder,
} from '../domain/card-list.js';
import { browseLanded, browseLandedStatement } from './browse-landed.js';
import { stayingRank } from './leaving-companies.js';
import { orderBy, orderColumn, type PageRow, priceCondition, toPage } from './list-order.js';

/** The category number that means the full catalogue. */
export const fullCatalogue = 0;

/**
 * Builds the statement for a category's list without a search. The page comes from `listing`, the totals from
 * `category_stats`.
 */
export function browseStatement(categoryNum: number, query: CardQuery, spread?: number): Statement {
  const { order, ...rest } = query;
  if (order.by === 'landed')
    return browseLandedStatement({ categoryNum, query, price: overlapping(query.price, spread) });
  const byRow = { ...rest, order };
  return isPriced(query.price) ? pricedStatement(categoryNum, byRow, spread) : unpricedStatement(categoryNum, byRow);
}

type RowQuery = CardQuery & { order: RowOrder };

const idsOf = ({ order }: RowQuery): string => {
  const way = order.descending ? 'desc' : 'asc';
  return `array(select d.sku_id from page join search_doc d on d.rank = page.rank order by page.key ${way}, page.rank ${way})`;
};

const unpricedStatement = (categoryNum: number, query: RowQuery): Statement => ({
  sql: `with page as (
      select rank, ${orderColumn(query.order)} as key from listing
      where category_num = ? and ${stayingRank('listing.rank')} order by ${orderBy(query.order)} limit ?::int offset ?::int)
    select st.cards as found, st.min_price, st.max_price, st.cards as total, ${idsOf(query)} as ids
    from category_stats st where st.category_num = ?`,
  bindings: [categoryNum, query.limit, query.offset, categoryNum],
});

/**
 * Builds the statement with a price filter. The number of matching cards is not known in advance.
 * The statement looks up cards by price and then sorts them. Only if there are very many does it walk the list in its
 * order instead.
 */
function pricedStatement(categoryNum: number, query: RowQuery, spread: number | undefined): Statement {
  const price = overlapping(query.price, spread);
  const most = countedFor(query);
  const shown = `category_num = ? and ${stayingRank('listing.rank')}${price.sql}`;
  const column = orderColumn(query.order);
  const key = `${column} as key`;
  const needed = column === 'rank' ? 'rank' : `rank, ${column}`;
  const window = `order by ${orderBy(query.order)} limit ?::int offset ?::int`;
  return {
    sql: `with kept as materialized (
        select ${needed} from listing where ${shown} limit ${most + 1}),
      counted as materialized (select count(*)::int as total from kept),
      page as (
        (select rank, ${key} from kept where (select total from counted) <= ${most} ${window})
        union all
        (select rank, ${key} from listing where (select total from counted) > ${most} and ${shown} ${window}))
      select st.cards as found, st.min_price, st.max_price, (select total from counted) as total, ${idsOf(query)} as ids
      from category_stats st where st.category_num = ?`,
    bindings: [
      ...[categoryNum, ...price.bindings, query.limit, query.offset],
      ...[categoryNum, ...price.bindings, query.limit, query.offset],
      categoryNum,
    ],
  };
}

/**
 * Builds the price condition. A card's lowest price may be below the filter if its price range reaches into the filter.
 * `spread` limits how far below.
 */
function overlapping(price: PriceRange, spread: number | undefined): ReturnType<typeof priceCondition> {
  const { sql, bindings } = priceCondition(price);
  if (price.from === undefined || spread === undefined) return { sql, bindings };
  const lowest = Math.max(0, Math.floor(Number(price.from) / spread) - 1);
  return { sql: `${sql} and price >= ?::bigint`, bindings: [...bindings, String(lowest)] };
}

const spreadOf = 'select price_spread from category_stats where category_num = ?';

/** Lists the published cards of a category's subtree, or of the full catalogue. */
export const browseCards =
  (conn: SqlConn) =>
  async (categoryNum: number, query: CardQuery): Promise<CardPage> => {
    const stats =
      query.price.from === undefined
        ? undefined
        : await rowOf<{ price_spread: number }>(conn, { sql: spreadOf, bindings: [categoryNum] });
    if (query.order.by === 'landed')
      return browseLanded(conn, { categoryNum, query, price: overlapping(query.price, stats?.price_spread) });
    const statement = browseStatement(categoryNum, query, stats?.price_spread);
    return toPage(await rowOf<PageRow>(conn, statement), isPriced(query.price) ? countedFor(query) : undefined);
  };
