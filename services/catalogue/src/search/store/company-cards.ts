import { type Binding, rowOf, rowsOf, type SqlConn, type Statement } from '../../store/sql.js';
import type { CardPage, CardQuery } from '../domain/card-list.js';
import { orderKey, type PageRow, priceCondition, toPage } from './list-order.js';

/** The number of a company's cards directly in a category. */
export interface CompanyCategory {
  categoryNum: number;
  cards: number;
}

/** Returns a condition for a category's subtree, starting with AND, or nothing for the full catalogue. */
export const inCategory = (categoryNum: number | undefined): { sql: string; bindings: Binding[] } =>
  categoryNum === undefined
    ? { sql: '', bindings: [] }
    : { sql: ' and category_num in (select num from category where ?::int = any (path))', bindings: [categoryNum] };

const cardOfRow = '(select d.sku_id from search_doc d where d.rank = mine.rank)';

/** Builds the statement for a company's public list without a search. Its totals are exact. */
export function companyBrowseStatement(
  companyNum: number,
  categoryNum: number | undefined,
  query: CardQuery,
): Statement {
  const price = priceCondition(query.price);
  const category = inCategory(categoryNum);
  const way = query.order.descending ? 'desc' : 'asc';
  return {
    sql: `with mine as materialized (select * from company_listing where company_num = ?${category.sql}),
      page as (select rank, ${orderKey(query.order, cardOfRow)} as key from mine where true${price.sql}
        order by key ${way}, rank ${way} limit ?::int offset ?::int)
      select count(*)::int as found, min(price) as min_price, max(price_to) as max_price,
        (count(*) filter (where true${price.sql}))::int as total,
        array(select d.sku_id from page join search_doc d on d.rank = page.rank order by page.key ${way}, page.rank ${way}) as ids
      from mine`,
    bindings: [companyNum, ...category.bindings, ...price.bindings, query.limit, query.offset, ...price.bindings],
  };
}

/** Reads the public cards of a company. */
export const companyCards = (conn: SqlConn) => ({
  browse: async (companyNum: number, categoryNum: number | undefined, query: CardQuery): Promise<CardPage> =>
    toPage(await rowOf<PageRow>(conn, companyBrowseStatement(companyNum, categoryNum, query)), undefined),

  categories: async (companyNum: number): Promise<CompanyCategory[]> =>
    rowsOf<CompanyCategory>(conn, {
      sql: `select category_num as "categoryNum", count(*)::int as cards from company_listing
        where company_num = ? group by category_num`,
      bindings: [companyNum],
    }),
});
