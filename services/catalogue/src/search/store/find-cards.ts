import { type Binding, rowOf, type SqlConn, type Statement } from '../../store/sql.js';
import { type CardPage, type CardQuery, countedFor, isPriced } from '../domain/card-list.js';
import { codedColumns } from '../domain/facet-codes.js';
import { allOf, type LexemeQuery } from '../domain/lexeme-query.js';
import type { Match } from '../domain/search-query.js';
import { codedSet } from './coded-set.js';
import { staying } from './leaving-companies.js';
import { orderKey, type PageRow, priceCondition, toPage } from './list-order.js';
import { tsqueryOf } from './tsquery.js';

/**
 * Builds the condition of a match on `search_doc`, within the sets of `marks`. The condition excludes leaving
 * companies.
 */
export function matchCondition(match: Match, marks: readonly LexemeQuery[]): { sql: string; bindings: Binding[] } {
  if ('query' in match) {
    return { sql: `words @@ ?::tsquery and ${staying}`, bindings: [tsqueryOf(allOf(match.query, ...marks))] };
  }
  const within = marks.length === 0 ? '' : ' and words @@ ?::tsquery';
  return {
    sql: `code like ?${within} and ${staying}`,
    bindings: [`%${match.fragment}%`, ...(marks.length === 0 ? [] : [tsqueryOf(allOf(...marks))])],
  };
}

/**
 * Builds the statement for a list with a search. Counts and prices use the most popular matches, as many as are
 * counted, and one more to tell whether there are others.
 * Requesting them in rank order lets the server use the rank index for very common words, and the word index for all
 * others.
 */
export function findStatement(match: Match, marks: readonly LexemeQuery[], query: CardQuery): Statement {
  const where = matchCondition(match, marks);
  const price = priceCondition(query.price);
  const counted = countedFor(query);
  // In order of popularity, cards found by their own names come before cards found by their categories' names.
  const first = 'query' in match && query.order.by === 'popularity' ? match.first : undefined;
  const isFirst = first === undefined ? 'true' : 'words @@ ?::tsquery';
  const firsts = first === undefined ? [] : [tsqueryOf(first)];
  const coded = query.isCoded ? `, ${codedColumns.join(', ')}` : '';
  const matched = (condition: string): string =>
    `select rank, sku_id, price, price_to, ${orderKey(query.order, 'search_doc.sku_id')} as key, ${isFirst} as is_first${coded} from search_doc
      where ${where.sql}${condition} order by rank limit ${counted + 1}`;
  // Filters the matches already found, unless they are incomplete.
  const withPrice = `, counted as materialized (select count(*) as matches from found),
      kept as materialized (
        (select * from found where (select matches from counted) <= ${counted}${price.sql})
        union all
        (${matched(` and (select matches from counted) > ${counted}${price.sql}`)}))`;
  const priced = isPriced(query.price);
  const shown = priced ? 'kept' : 'found';
  const way = query.order.descending ? 'desc' : 'asc';
  return {
    sql: `with found as materialized (${matched('')})${priced ? withPrice : ''}
      select (select count(*)::int from ${shown}) as total, count(*)::int as found, min(price) as min_price,
        max(price_to) as max_price,
        array(select sku_id from ${shown} order by is_first desc, key ${way}, rank ${way} limit ?::int offset ?::int) as ids${query.isCoded ? `, ${codedSet(shown)} as coded` : ''}
      from found`,
    bindings: [
      ...firsts,
      ...where.bindings,
      ...(priced ? [...price.bindings, ...firsts, ...where.bindings, ...price.bindings] : []),
      query.limit,
      query.offset,
    ],
  };
}

/** Lists the published cards of a match. */
export const findCards =
  (conn: SqlConn) =>
  async (match: Match, marks: readonly LexemeQuery[], query: CardQuery): Promise<CardPage> =>
    toPage(await rowOf<PageRow>(conn, findStatement(match, marks, query)), countedFor(query));
