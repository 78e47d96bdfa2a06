import type { Conn } from '@setu/kit/db';
import { type Binding, rowOf, rowsOf, type Statement } from '../../store/sql.js';
import type { CardPage, CardQuery } from '../domain/card-list.js';
import { allOf, companyMark, type Match } from '../domain/search-query.js';
import { type CompanyCategory, inCategory } from './company-cards.js';
import { type PageRow, priceCondition, toPage } from './list-order.js';

// Hidden cards stand in no read model: a company's own are read where they are kept, and only what a list needs of them.
const FROM = `FROM sku s
  JOIN sku_version v ON v.sku_id = s.id AND v.version = coalesce(s.published_version, s.draft_version)
  JOIN category c ON c.id = v.category_id
  LEFT JOIN search_doc d ON d.sku_id = s.id AND s.published_version IS NOT NULL
  WHERE s.company_id = ? AND s.removed_at IS NULL`;

const KEYS = {
  popularity: 'coalesce(d.rank, 2147483647)',
  nameEn: 'name_key(v.name_en, v.name_ru)',
  nameRu: 'name_key(v.name_ru, v.name_en)',
  brand: `name_key(v.brand_name, '')`,
} as const;

const OWN_WORDS = `card_words(v.name_en || ' ' || v.name_ru, v.brand_name, v.vendor_code, v.hs_code, c.words, c.path, 0)`;

/** Public cards are found by the word index, the others by their words as they stand. */
function matching(match: Match | undefined, companyNum: number): { sql: string; bindings: Binding[] } {
  if (match === undefined) return { sql: '', bindings: [] };
  if ('fragment' in match) return { sql: ' AND code_key(v.vendor_code) LIKE ?', bindings: [`%${match.fragment}%`] };
  return {
    sql: ` AND (s.id IN (SELECT sku_id FROM search_doc WHERE words @@ ?::tsquery)
      OR (d.sku_id IS NULL AND ${OWN_WORDS} @@ ?::tsquery))`,
    bindings: [allOf(match.query, companyMark(companyNum)), match.query],
  };
}

export interface StaffList {
  company: { id: string; num: number };
  categoryNum: number | undefined;
  match: Match | undefined;
  query: CardQuery;
}

/** The statement behind a company's list as its staff and brokers see it: drafts and hidden cards too. */
export function staffStatement({ company, categoryNum, match, query }: StaffList): Statement {
  const category = inCategory(categoryNum);
  const words = matching(match, company.num);
  const price = priceCondition(query.price);
  const way = query.order.descending ? 'DESC' : 'ASC';
  return {
    sql: `WITH found AS MATERIALIZED (
        SELECT * FROM (SELECT s.id AS sku_id, v.price_from AS price, c.num AS category_num, ${KEYS[query.order.by]} AS key
          ${FROM}${words.sql}) mine WHERE true${category.sql})
      SELECT count(*)::int AS found, min(price) AS min_price, max(price) AS max_price,
        (count(*) FILTER (WHERE true${price.sql}))::int AS total,
        ARRAY(SELECT sku_id FROM found WHERE true${price.sql} ORDER BY key ${way}, sku_id ${way} LIMIT ?::int OFFSET ?::int) AS ids
      FROM found`,
    bindings: [
      company.id,
      ...words.bindings,
      ...category.bindings,
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
      sql: `SELECT c.num AS "categoryNum", count(*)::int AS cards ${FROM} GROUP BY c.num`,
      bindings: [companyId],
    }),
});
