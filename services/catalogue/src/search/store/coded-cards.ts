import { rowOf, type SqlConn, type Statement } from '../../store/sql.js';
import { maxCounted, type PriceRange } from '../domain/card-list.js';
import { type CodedCards, codedColumns } from '../domain/facet-codes.js';
import { allOf, type LexemeQuery } from '../domain/lexeme-query.js';
import type { Match } from '../domain/search-query.js';
import { codedSet, readCoded } from './coded-set.js';
import { matchCondition } from './find-cards.js';
import { staying } from './leaving-companies.js';
import { priceCondition } from './list-order.js';
import { tsqueryOf } from './tsquery.js';

/** The cards to count for a list. */
export interface CountedSet {
  /** Undefined for all cards. */
  match: Match | undefined;
  marks: readonly LexemeQuery[];
  price: PriceRange;
  /** How many of the most popular cards are read, `maxCounted` by default. */
  counted?: number;
}

/** Builds the statement that reads the most popular cards of a set, as many as are counted and one more, in coded form. */
export function codedStatement({ match, marks, price, counted = maxCounted }: CountedSet): Statement {
  const priced = priceCondition(price);
  const words =
    marks.length === 0
      ? { sql: staying, bindings: [] }
      : { sql: `words @@ ?::tsquery and ${staying}`, bindings: [tsqueryOf(allOf(...marks))] };
  const where = match === undefined ? words : matchCondition(match, marks);
  return {
    sql: `with found as materialized (
        select ${codedColumns.join(', ')} from search_doc where ${where.sql}${priced.sql} order by rank limit ${counted + 1})
      select ${codedSet('found')} as coded`,
    bindings: [...where.bindings, ...priced.bindings],
  };
}

/** Reads cards in the coded form for counting. */
export const codedCards =
  (conn: SqlConn) =>
  async (set: CountedSet): Promise<CodedCards> =>
    readCoded((await rowOf<{ coded: Buffer | null }>(conn, codedStatement(set)))?.coded ?? null);
