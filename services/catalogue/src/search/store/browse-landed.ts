import { type Binding, rowOf, type SqlConn, type Statement } from '../../store/sql.js';
import { type CardPage, type CardQuery, countedFor, isPriced } from '../domain/card-list.js';
import { stayingRank } from './leaving-companies.js';
import { type PageRow, type priceCondition, toPage } from './list-order.js';

/** A category's list by landed price, which is stored apart from the lists. */
export interface LandedList {
  categoryNum: number;
  query: CardQuery;
  price: ReturnType<typeof priceCondition>;
}

function partsOf({ categoryNum, query, price }: LandedList) {
  const listed = `(select rank from listing where category_num = ? and ${stayingRank('listing.rank')}${price.sql})`;
  const bindings: readonly Binding[] = [categoryNum, ...price.bindings];
  const known = `from landed_price p join search_doc d on d.sku_id = p.sku_id join ${listed} l on l.rank = d.rank
    where p.kopecks is not null`;
  return { listed, known, bindings, way: query.order.descending ? 'desc' : 'asc' };
}

/**
 * Builds the statement for the cards that have a landed price. The prices are walked in their order, or the category's
 * cards are sorted if they are few.
 */
export function browseLandedStatement(list: LandedList): Statement {
  const { categoryNum, query } = list;
  const { listed, known, bindings, way } = partsOf(list);
  const priced = isPriced(query.price);
  const total = priced
    ? `(select count(*)::int from (select 1 from ${listed} l limit ${countedFor(query) + 1}) as kept)`
    : 'st.cards';
  return {
    sql: `select st.cards as found, st.min_price, st.max_price, ${total} as total,
        array(select d.sku_id ${known} order by p.kopecks ${way}, d.rank ${way} limit ?::int offset ?::int) as ids
      from category_stats st where st.category_num = ?`,
    bindings: [...(priced ? bindings : []), ...bindings, query.limit, query.offset, categoryNum],
  };
}

/** Builds the statement for the next `limit` cards without a landed price, which come after all that have one. */
function othersStatement(list: LandedList, limit: number): Statement {
  const { listed, known, bindings, way } = partsOf(list);
  return {
    sql: `select array(
        select d.sku_id from ${listed} l join search_doc d on d.rank = l.rank left join landed_price p on p.sku_id = d.sku_id
        where p.kopecks is null order by l.rank ${way}
        limit ?::int offset greatest(0, ?::int - (select count(*) ${known}))) as ids`,
    bindings: [...bindings, limit, list.query.offset, ...bindings],
  };
}

/** Lists the published cards of a category's subtree by landed price. Those without one come last. */
export async function browseLanded(conn: SqlConn, list: LandedList): Promise<CardPage> {
  const { query } = list;
  const page = toPage(
    await rowOf<PageRow>(conn, browseLandedStatement(list)),
    isPriced(query.price) ? countedFor(query) : undefined,
  );
  const left = page.atLeast ? query.limit : page.total - query.offset;
  const missing = Math.min(query.limit, left) - page.ids.length;
  if (missing <= 0) return page;
  const others = await rowOf<Pick<PageRow, 'ids'>>(conn, othersStatement(list, missing));
  return { ...page, ids: [...page.ids, ...(others?.ids ?? [])] };
}
