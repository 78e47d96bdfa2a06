import type { CardQuery, PriceRange } from '../../search/domain/card-list.js';
import { allOf, type LexemeQuery } from '../../search/domain/lexeme-query.js';
import { categoryMark, companyMark, type Match } from '../../search/domain/search-query.js';
import type { CardSet } from '../search-index.js';

/** A query as the cluster reads it. */
export type ClusterQuery = Record<string, unknown>;

/** Of which cards a list is made. */
export interface Matched {
  match: Match | undefined;
  marks: readonly LexemeQuery[];
  /** Numbers of companies whose cards are left out. */
  leaving: readonly number[];
}

const nothing: ClusterQuery = { match_none: {} };
const everything: ClusterQuery = { match_all: {} };

/** Asks for the cards with these words, whatever their place. */
export function wordsQuery(query: LexemeQuery): ClusterQuery {
  if ('lexeme' in query) {
    const { lexeme, isBeginning } = query;
    return isBeginning ? { prefix: { words: { value: lexeme } } } : { term: { words: { value: lexeme } } };
  }
  if ('all' in query) return query.all.length === 0 ? everything : { bool: { filter: query.all.map(wordsQuery) } };
  const whole = query.any.flatMap((one) => ('lexeme' in one && !one.isBeginning ? [one.lexeme] : []));
  const others = query.any.filter((one) => !('lexeme' in one) || one.isBeginning).map(wordsQuery);
  const any = [...(whole.length === 0 ? [] : [{ terms: { words: whole } }]), ...others];
  const [only, ...more] = any;
  if (only === undefined) return nothing;
  return more.length === 0 ? only : { bool: { should: any, minimum_should_match: 1 } };
}

/** What a set of cards holds. */
export const marksOf = ({ categoryNum, companyNum, choices }: CardSet): LexemeQuery[] => [
  ...(companyNum === undefined ? [] : [companyMark(companyNum)]),
  ...(categoryNum === undefined ? [] : [categoryMark(categoryNum)]),
  ...choices,
];

/** The cards whose own prices overlap a range; undefined where it is open on both sides. */
export function priceQuery({ from, to }: PriceRange): ClusterQuery | undefined {
  const parts = [
    ...(from === undefined ? [] : [{ range: { price_to: { gte: Number(from) } } }]),
    ...(to === undefined ? [] : [{ range: { price: { lte: Number(to) } } }]),
  ];
  return parts.length === 0 ? undefined : { bool: { filter: parts } };
}

/** The cards that are matched, and what puts some of them before the others. */
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

const columns = { popularity: 'rank', nameEn: 'name_en', nameRu: 'name_ru', brand: 'brand' } as const;

/** A page of a list, and what is true of the whole: `found`, `lowest` and `highest` without the price filter. */
export function listBody(matched: Matched, { price, order }: Pick<CardQuery, 'price' | 'order'>): ClusterQuery {
  const { match } = matched;
  const first = match !== undefined && 'query' in match && order.by === 'popularity' ? match.first : undefined;
  const way = order.descending ? 'desc' : 'asc';
  const kept = priceQuery(price);
  return {
    query: matchedQuery(matched, first),
    ...(kept && { post_filter: kept }),
    sort: [
      ...(first === undefined ? [] : [{ _score: 'desc' }]),
      ...(order.by === 'popularity' ? [] : [{ [columns[order.by]]: way }]),
      { rank: way },
    ],
  };
}

/** What is asked of the whole of a list. */
export const wholeAggs = {
  found: { filter: everything },
  lowest: { min: { field: 'price' } },
  highest: { max: { field: 'price_to' } },
};
