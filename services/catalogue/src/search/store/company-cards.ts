import type { Conn } from '@setu/kit/db';
import { type Binding, rowOf, rowsOf, type Statement } from '../../store/sql.js';
import type { CardPage, CardQuery } from '../domain/card-list.js';
import { orderBy, orderColumn, type PageRow, priceCondition, toPage } from './list-order.js';

/** How many of a company's cards stand in a category itself. */
export interface CompanyCategory {
  categoryNum: number;
  cards: number;
}

/** A condition that keeps a category's sub-tree, starting with AND; nothing for the whole catalogue. */
export const inCategory = (categoryNum: number | undefined): { sql: string; bindings: Binding[] } =>
  categoryNum === undefined
    ? { sql: '', bindings: [] }
    : { sql: ' AND category_num IN (SELECT num FROM category WHERE ?::int = ANY (path))', bindings: [categoryNum] };

/** The statement behind a company's public list without a search; its totals are exact. */
export function companyBrowseStatement(
  companyNum: number,
  categoryNum: number | undefined,
  query: CardQuery,
): Statement {
  const price = priceCondition(query.price);
  const category = inCategory(categoryNum);
  const way = query.order.descending ? 'DESC' : 'ASC';
  return {
    sql: `WITH mine AS MATERIALIZED (SELECT * FROM company_listing WHERE company_num = ?${category.sql}),
      page AS (SELECT rank, ${orderColumn(query.order)} AS key FROM mine WHERE true${price.sql}
        ORDER BY ${orderBy(query.order)} LIMIT ?::int OFFSET ?::int)
      SELECT count(*)::int AS found, min(price) AS min_price, max(price) AS max_price,
        (count(*) FILTER (WHERE true${price.sql}))::int AS total,
        ARRAY(SELECT d.sku_id FROM page JOIN search_doc d ON d.rank = page.rank ORDER BY page.key ${way}, page.rank ${way}) AS ids
      FROM mine`,
    bindings: [companyNum, ...category.bindings, ...price.bindings, query.limit, query.offset, ...price.bindings],
  };
}

/** Reads what the public sees of one company's cards. */
export const companyCards = (conn: Conn) => ({
  browse: async (companyNum: number, categoryNum: number | undefined, query: CardQuery): Promise<CardPage> =>
    toPage(await rowOf<PageRow>(conn, companyBrowseStatement(companyNum, categoryNum, query)), false),

  categories: async (companyNum: number): Promise<CompanyCategory[]> =>
    rowsOf<CompanyCategory>(conn, {
      sql: `SELECT category_num AS "categoryNum", count(*)::int AS cards FROM company_listing
        WHERE company_num = ? GROUP BY category_num`,
      bindings: [companyNum],
    }),
});
