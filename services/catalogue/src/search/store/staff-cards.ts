import type { CardStanding } from '../../cards/domain/card-status.js';
import { type Binding, rowOf, rowsOf, type SqlConn, type Statement } from '../../store/sql.js';
import type { CardOrder, CardPage, CardQuery, PriceRange } from '../domain/card-list.js';
import type { CodedCards } from '../domain/facet-codes.js';
import { allOf, type LexemeQuery } from '../domain/lexeme-query.js';
import { companyMark, type Match } from '../domain/search-query.js';
import { openReview, statusExpression } from './card-statuses.js';
import { codedSet, readCoded } from './coded-set.js';
import { type CompanyCategory, inCategory } from './company-cards.js';
import { landedKey, type PageRow, priceCondition, toPage } from './list-order.js';
import { tsqueryOf } from './tsquery.js';

// Hidden cards are in no read model. A company's own cards are therefore read from the source tables, with only the
// columns that a list needs.
const ofCompany = (joined = ''): string => `from sku s
  join sku_version v on v.sku_id = s.id and v.version = coalesce(s.published_version, s.draft_version)
  join category c on c.id = v.category_id
  left join search_doc d on d.sku_id = s.id and s.published_version is not null
  ${joined}
  where s.company_id = ? and s.removed_at is null`;

const keys = {
  popularity: 'coalesce(d.rank, 2147483647)',
  nameEn: 'name_key(v.name_en, v.name_ru)',
  nameRu: 'name_key(v.name_ru, v.name_en)',
  brand: `name_key(v.brand_name, '')`,
} as const;

// A draft has no landed price, and neither has a hidden card.
const keyOf = (order: CardOrder): string => (order.by === 'landed' ? landedKey(order, 'd.sku_id') : keys[order.by]);

const ownWords = `card_words(v.name_en || ' ' || v.name_ru, v.brand_name, v.vendor_code, v.hs_code, c.words, c.path, ?::int)
  || (select words from card_facets_by_unit(v)) || (select marked_words(supplier_name(short_name), '^') from company where num = ?::int)`;

/** Public cards are matched by the word index. The words of all other cards are computed. */
function matching({ match, choices, company }: Pick<StaffList, 'match' | 'choices' | 'company'>): {
  sql: string;
  bindings: Binding[];
} {
  const code = match !== undefined && 'fragment' in match ? match.fragment : undefined;
  const byCode = code === undefined ? '' : ' and code_key(v.vendor_code) like ?';
  const codes = code === undefined ? [] : [`%${code}%`];
  const queries = [...(match !== undefined && 'query' in match ? [match.query] : []), ...choices];
  if (queries.length === 0) return { sql: byCode, bindings: codes };
  return {
    sql: `${byCode} and (s.id in (select sku_id from search_doc where words @@ ?::tsquery)
      or (d.sku_id is null and ${ownWords} @@ ?::tsquery))`,
    bindings: [
      ...codes,
      tsqueryOf(allOf(...queries, companyMark(company.num))),
      company.num,
      company.num,
      tsqueryOf(allOf(...queries)),
    ],
  };
}

export interface StaffList {
  company: { id: string; num: number };
  categoryNum: number | undefined;
  match: Match | undefined;
  /** The selected facet values. */
  choices: readonly LexemeQuery[];
  query: CardQuery;
  /** Limits the list to cards with this status. */
  status?: CardStanding | undefined;
}

/** Builds the statement for a company's list as its staff and brokers see it, with drafts and hidden cards. */
export function staffStatement(list: StaffList): Statement {
  const { company, categoryNum, query, status } = list;
  const category = inCategory(categoryNum);
  const words = matching(list);
  const price = priceCondition(query.price);
  const way = query.order.descending ? 'desc' : 'asc';
  return {
    sql: `with found as materialized (
        select * from (select s.id as sku_id, v.price_from as price, v.price_to, c.num as category_num, ${keyOf(query.order)} as key
          ${ofCompany(status && openReview)}${words.sql}${status ? ` and ${statusExpression} = ?` : ''}) mine where true${category.sql})
      select count(*)::int as found, min(price) as min_price, max(price_to) as max_price,
        (count(*) filter (where true${price.sql}))::int as total,
        array(select sku_id from found where true${price.sql} order by key ${way}, sku_id ${way} limit ?::int offset ?::int) as ids
      from found`,
    bindings: [
      company.id,
      ...words.bindings,
      ...(status ? [status] : []),
      ...category.bindings,
      ...price.bindings,
      ...price.bindings,
      query.limit,
      query.offset,
    ],
  };
}

/** Builds the statement that reads all cards of a staff list in coded form for counting. */
export function staffCodedStatement(list: Omit<StaffList, 'query'> & { price: PriceRange }): Statement {
  const { company, categoryNum, status } = list;
  const category = inCategory(categoryNum);
  const words = matching(list);
  const price = priceCondition(list.price);
  return {
    sql: `with found as materialized (
        select * from (select v.price_from as price, v.price_to, c.num as category_num, ?::int as company_num,
            coalesce(d.terms, (select terms from card_facets_by_unit(v))) as terms,
            coalesce(d.origin, (select origin from card_facets_by_unit(v))) as origin
          ${ofCompany(status && openReview)}${words.sql}${status ? ` and ${statusExpression} = ?` : ''}) mine
        where true${category.sql}${price.sql})
      select ${codedSet('found')} as coded`,
    bindings: [
      company.num,
      company.id,
      ...words.bindings,
      ...(status ? [status] : []),
      ...category.bindings,
      ...price.bindings,
    ],
  };
}

/** Reads a company's cards as its staff and brokers see them. */
export const staffCards = (conn: SqlConn) => ({
  list: async (list: StaffList): Promise<CardPage> =>
    toPage(await rowOf<PageRow>(conn, staffStatement(list)), undefined),

  coded: async (list: Parameters<typeof staffCodedStatement>[0]): Promise<CodedCards> =>
    readCoded((await rowOf<{ coded: Buffer | null }>(conn, staffCodedStatement(list)))?.coded ?? null),

  categories: async (companyId: string): Promise<CompanyCategory[]> =>
    rowsOf<CompanyCategory>(conn, {
      sql: `select c.num as "categoryNum", count(*)::int as cards ${ofCompany()} group by c.num`,
      bindings: [companyId],
    }),
});
