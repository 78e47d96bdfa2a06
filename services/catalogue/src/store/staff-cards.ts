import type { Conn } from '@setu/kit/db';
import type { CardOrder, CardPage, CardQuery } from '../domain/card-list.js';
import type { Match } from '../domain/search-query.js';
import { type CompanyCategory, inCategory } from './company-cards.js';
import { type PageRow, priceCondition, toPage } from './list-order.js';
import { type Binding, rowOf, rowsOf, type Statement } from './sql.js';

// A company's cards are few beside the catalogue's, and hidden ones stand in no read model: they are read where they are kept.
const MINE = `SELECT s.id AS sku_id, d.rank, v.price_from AS price, c.num AS category_num, v.name_en, v.name_ru, v.brand_name,
    code_key(v.vendor_code) AS code,
    coalesce(d.words, card_words(v.name_en || ' ' || v.name_ru, v.brand_name, v.vendor_code, v.hs_code, c.words, c.path, 0)) AS words
  FROM sku s
  JOIN sku_version v ON v.sku_id = s.id AND v.version = coalesce(s.published_version, s.draft_version)
  JOIN category c ON c.id = v.category_id
  LEFT JOIN search_doc d ON d.sku_id = s.id AND s.published_version IS NOT NULL
  WHERE s.company_id = ? AND s.removed_at IS NULL`;

const KEYS = {
  popularity: 'coalesce(rank, 2147483647)',
  nameEn: 'name_key(name_en, name_ru)',
  nameRu: 'name_key(name_ru, name_en)',
  brand: `name_key(brand_name, '')`,
} as const;

function ordered(order: CardOrder): string {
  const way = order.descending ? 'DESC' : 'ASC';
  return `${KEYS[order.by]} ${way}, sku_id ${way}`;
}

function matching(match: Match | undefined): { sql: string; bindings: Binding[] } {
  if (match === undefined) return { sql: '', bindings: [] };
  if ('query' in match) return { sql: ' AND words @@ ?::tsquery', bindings: [match.query] };
  return { sql: ' AND code LIKE ?', bindings: [`%${match.fragment}%`] };
}

export interface StaffList {
  companyId: string;
  categoryNum: number | undefined;
  match: Match | undefined;
  query: CardQuery;
}

/** The statement behind a company's list as its staff and brokers see it: drafts and hidden cards too. */
export function staffStatement({ companyId, categoryNum, match, query }: StaffList): Statement {
  const category = inCategory(categoryNum);
  const words = matching(match);
  const price = priceCondition(query.price);
  return {
    sql: `WITH mine AS MATERIALIZED (${MINE}), found AS MATERIALIZED (SELECT * FROM mine WHERE true${category.sql}${words.sql})
      SELECT count(*)::int AS found, min(price) AS min_price, max(price) AS max_price,
        (count(*) FILTER (WHERE true${price.sql}))::int AS total,
        ARRAY(SELECT sku_id FROM found WHERE true${price.sql} ORDER BY ${ordered(query.order)} LIMIT ?::int OFFSET ?::int) AS ids
      FROM found`,
    bindings: [
      companyId,
      ...category.bindings,
      ...words.bindings,
      ...price.bindings,
      ...price.bindings,
      query.limit,
      query.offset,
    ],
  };
}

/** Reads what a company's own staff and brokers see of its cards. */
export const staffCards = (conn: Conn) => ({
  list: async (list: StaffList): Promise<CardPage> => toPage(await rowOf<PageRow>(conn, staffStatement(list)), false),

  categories: async (companyId: string): Promise<CompanyCategory[]> =>
    rowsOf<CompanyCategory>(conn, {
      sql: `WITH mine AS (${MINE}) SELECT category_num AS "categoryNum", count(*)::int AS cards FROM mine GROUP BY category_num`,
      bindings: [companyId],
    }),
});
