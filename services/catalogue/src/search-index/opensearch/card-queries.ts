import type { CardQuery, PriceRange } from '../../search/domain/card-list.js';
import { allOf, type LexemeQuery } from '../../search/domain/lexeme-query.js';
import { categoryMark, companyMark, type Match } from '../../search/domain/search-query.js';
import type { CardSet } from '../search-index.js';

/** A query in the cluster's syntax. */
export type ClusterQuery = Record<string, unknown>;

/** The cards that make up a list. */
export interface Matched {
  match: Match | undefined;
  marks: readonly LexemeQuery[];
  /** Numbers of companies whose cards are left out. */
  leaving: readonly number[];
}

const nothing: ClusterQuery = { match_none: {} };
const everything: ClusterQuery = { match_all: {} };

/** Builds the query for cards with these words, in any position. */
export function wordsQuery(query: LexemeQuery): ClusterQuery {
  if ('lexeme' in query) {
    const { lexeme, isBeginning } = query;
    return isBeginning ? { prefix: { words: { value: lexeme } } } : { term: { words: { value: lexeme } } };
  }
  if ('all' in query) return query.all.length === 0 ? everything : { bool: { filter: query.all.map(wordsQuery) } };
  const exact = query.any.flatMap((one) => ('lexeme' in one && !one.isBeginning ? [one.lexeme] : []));
  const others = query.any.filter((one) => !('lexeme' in one) || one.isBeginning).map(wordsQuery);
  const any = [...(exact.length === 0 ? [] : [{ terms: { words: exact } }]), ...others];
  const [only, ...more] = any;
  if (only === undefined) return nothing;
  return more.length === 0 ? only : { bool: { should: any, minimum_should_match: 1 } };
}

/** Returns the marks that all cards of a set have. */
export const marksOf = ({ categoryNum, companyNum, choices }: CardSet): LexemeQuery[] => [
  ...(companyNum === undefined ? [] : [companyMark(companyNum)]),
  ...(categoryNum === undefined ? [] : [categoryMark(categoryNum)]),
  ...choices,
];

/**
 * Builds the query for cards whose price range overlaps the given one. Returns undefined if that range is open on both
 * sides.
 */
export function priceQuery({ from, to }: PriceRange): ClusterQuery | undefined {
  const parts = [
    ...(from === undefined ? [] : [{ range: { price_to: { gte: Number(from) } } }]),
    ...(to === undefined ? [] : [{ range: { price: { lte: Number(to) } } }]),
  ];
  return parts.length === 0 ? undefined : { bool: { filter: parts } };
}

/** Builds the query for the matching cards, and for those matches that are listed first. */
export function matchedQuery({ match, marks, leaving }: Matched, first?: LexemeQuery): { bool: ClusterQuery } {
  const words = match !== undefined && 'query' in match ? allOf(match.query, ...marks) : allOf(...marks);
  const fragment = match !== undefined && 'fragment' in match ? match.fragment : undefined;
  return {
    bool: {
      filter: [
        wordsQuery(words),
        ...(fragment === undefined ? [] : [{ wildcard: { code: { value: `*${fragment}*` } } }]),
      ],
      ...(leaving.length > 0 && { must_not: [{ terms: { company: leaving } }] }),
      ...(first && { should: [{ constant_score: { filter: wordsQuery(first) } }] }),
    },
  };
}

const columns = { nameEn: 'name_en', nameRu: 'name_ru', brand: 'brand', landed: 'landed' } as const;

/** Builds the query for a page of a list and its totals. `found`, `lowest` and `highest` ignore the price filter. */
export function listBody(matched: Matched, { price, order }: Pick<CardQuery, 'price' | 'order'>): ClusterQuery {
  const { match } = matched;
  const first = match !== undefined && 'query' in match && order.by === 'popularity' ? match.first : undefined;
  const way = order.descending ? 'desc' : 'asc';
  const priceFilter = priceQuery(price);
  return {
    query: matchedQuery(matched, first),
    ...(priceFilter && { post_filter: priceFilter }),
    sort: [
      ...(first === undefined ? [] : [{ _score: 'desc' }]),
      ...(order.by === 'popularity' ? [] : [{ [columns[order.by]]: { order: way, missing: '_last' } }]),
      { rank: way },
    ],
  };
}

/** The aggregations over a full list. */
export const listAggs = {
  found: { filter: everything },
  lowest: { min: { field: 'price' } },
  highest: { max: { field: 'price_to' } },
};
