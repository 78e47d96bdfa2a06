import type { CardStanding } from '../../cards/domain/standing.js';
import { type Binding, rowOf, rowsOf, type SqlConn, type Statement } from '../../store/sql.js';
import type { CardPage, CardQuery } from '../domain/card-list.js';
import { allOf } from '../domain/lexeme-query.js';
import { companyMark, type Match } from '../domain/search-query.js';
import { openReview, standing as standingOf } from './card-standings.js';
import { type CompanyCategory, inCategory } from './company-cards.js';
import { type PageRow, priceCondition, toPage } from './list-order.js';
import { tsqueryOf } from './tsquery.js';

// Hidden cards stand in no read model: a company's own are read where they are kept, and only what a list needs of them.
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

const ownWords = `card_words(v.name_en || ' ' || v.name_ru, v.brand_name, v.vendor_code, v.hs_code, c.words, c.path, 0)`;

/** Public cards are found by the word index, the others by their words as they stand. */
function matching(match: Match | undefined, companyNum: number): { sql: string; bindings: Binding[] } {
  if (match === undefined) return { sql: '', bindings: [] };
  if ('fragment' in match) return { sql: ' and code_key(v.vendor_code) like ?', bindings: [`%${match.fragment}%`] };
  return {
    sql: ` and (s.id in (select sku_id from search_doc where words @@ ?::tsquery)
      or (d.sku_id is null and ${ownWords} @@ ?::tsquery))`,
    bindings: [tsqueryOf(allOf(match.query, companyMark(companyNum))), tsqueryOf(match.query)],
  };
}

export interface StaffList {
  company: { id: string; num: number };
  categoryNum: number | undefined;
  match: Match | undefined;
  query: CardQuery;
  /** Only those that stand there. */
  standing?: CardStanding | undefined;
}

/** The statement behind a company's list as its staff and brokers see it: drafts and hidden cards too. */
export function staffStatement({ company, categoryNum, match, query, standing }: StaffList): Statement {
  const category = inCategory(categoryNum);
  const words = matching(match, company.num);
  const price = priceCondition(query.price);
  const way = query.order.descending ? 'desc' : 'asc';
  return {
    sql: `with found as materialized (
        select * from (select s.id as sku_id, v.price_from as price, v.price_to, c.num as category_num, ${keys[query.order.by]} as key
          ${ofCompany(standing && openReview)}${words.sql}${standing ? ` and ${standingOf} = ?` : ''}) mine where true${category.sql})
      select count(*)::int as found, min(price) as min_price, max(price_to) as max_price,
        (count(*) filter (where true${price.sql}))::int as total,
        array(select sku_id from found where true${price.sql} order by key ${way}, sku_id ${way} limit ?::int offset ?::int) as ids
      from found`,
    bindings: [
      company.id,
      ...words.bindings,
      ...(standing ? [standing] : []),
      ...category.bindings,
      ...price.bindings,
      ...price.bindings,
      query.limit,
      query.offset,
    ],
  };
}

/** Reads what a company's own staff and brokers see of its cards. */
export const staffCards = (conn: SqlConn) => ({
  list: async (list: StaffList): Promise<CardPage> => toPage(await rowOf<PageRow>(conn, staffStatement(list)), false),

  categories: async (companyId: string): Promise<CompanyCategory[]> =>
    rowsOf<CompanyCategory>(conn, {
      sql: `select c.num as "categoryNum", count(*)::int as cards ${ofCompany()} group by c.num`,
      bindings: [companyId],
    }),
});
