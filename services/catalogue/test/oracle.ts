import { type CardPage, isPriced } from '../src/search/domain/card-list.js';
import { choiceQueries, facetPrefixes, withoutFacet } from '../src/search/domain/facets.js';
import { allOf, type LexemeQuery } from '../src/search/domain/lexeme-query.js';
import { categoryMark, companyMark, type Match } from '../src/search/domain/search-query.js';
import type { BrowseQuery, CardSet, CountQuery } from '../src/search-index/search-index.js';
import type { SqlConn } from '../src/store/sql.js';
import { rowsOf } from '../src/store/sql.js';

interface Card {
  id: string;
  rank: number;
  price: bigint | undefined;
  priceTo: bigint | undefined;
  nameEn: number;
  nameRu: number;
  brand: number;
  landed: number | null;
  code: string;
  category: number;
  company: number;
  words: ReadonlySet<string>;
}

const sql = `select sku_id as id, rank, price, price_to as "priceTo", name_rank_en as "nameEn", name_rank_ru as "nameRu",
  brand_rank as brand, p.kopecks::float8 as landed, code, category_num as category, company_num as company, tsvector_to_array(words) as words
  from search_doc left join landed_price p using (sku_id) order by rank`;

type Row = Omit<Card, 'price' | 'priceTo' | 'words'> & {
  price: string | null;
  priceTo: string | null;
  words: string[];
};

const bigintOf = (text: string | null) => (text === null ? undefined : BigInt(text));

function matches(card: Card, query: LexemeQuery): boolean {
  if ('all' in query) return query.all.every((one) => matches(card, one));
  if ('any' in query) return query.any.some((one) => matches(card, one));
  if (query.isBeginning !== true) return card.words.has(query.lexeme);
  for (const word of card.words) if (word.startsWith(query.lexeme)) return true;
  return false;
}

const marksOf = ({ categoryNum, companyNum, choices }: CardSet): LexemeQuery =>
  allOf(
    ...(categoryNum === undefined ? [] : [categoryMark(categoryNum)]),
    ...(companyNum === undefined ? [] : [companyMark(companyNum)]),
    ...choices,
  );

const isMatched = (card: Card, match: Match | undefined): boolean => {
  if (match === undefined) return true;
  return 'query' in match ? matches(card, match.query) : card.code.includes(match.fragment);
};

const isWithin = (card: Card, { from, to }: CountQuery['price']): boolean =>
  !isPriced({ from, to }) ||
  (card.price !== undefined &&
    card.priceTo !== undefined &&
    (from === undefined || card.priceTo >= from) &&
    (to === undefined || card.price <= to));

/** Scans every card of the read model, and returns the results that any index must return. */
export async function oracle(conn: SqlConn) {
  const cards = (await rowsOf<Row>(conn, { sql, bindings: [] })).map(
    (row): Card => ({
      ...row,
      ...{ price: bigintOf(row.price), priceTo: bigintOf(row.priceTo), words: new Set(row.words) },
    }),
  );
  const found = (match: Match | undefined, within: CardSet): Card[] =>
    cards.filter((card) => isMatched(card, match) && matches(card, marksOf(within)));

  return {
    cards,

    page: (match: Match | undefined, { within, query }: BrowseQuery): CardPage => {
      const all = found(match, within);
      const priced = all.filter((card) => isWithin(card, query.price));
      const { by, descending } = query.order;
      const first = match !== undefined && 'query' in match && by === 'popularity' ? match.first : undefined;
      const tier = (card: Card): number => (first === undefined || matches(card, first) ? 0 : 1);
      const way = descending ? -1 : 1;
      // Cards without a landed price are last in either direction.
      const key = (card: Card): number =>
        by === 'popularity' ? card.rank : (card[by] ?? way * Number.MAX_SAFE_INTEGER);
      priced.sort(
        (one, other) => tier(one) - tier(other) || way * (key(one) - key(other)) || way * (one.rank - other.rank),
      );
      const prices = (which: 'price' | 'priceTo'): bigint[] => all.flatMap((card) => card[which] ?? []);
      const best = (values: bigint[], isBetter: (one: bigint, other: bigint) => boolean): bigint | undefined =>
        values.length === 0 ? undefined : values.reduce((one, other) => (isBetter(other, one) ? other : one));
      return {
        ids: priced.slice(query.offset, query.offset + query.limit).map(({ id }) => id),
        ...{ total: priced.length, atLeast: false },
        isFound: all.length > 0 || found(match, { ...within, choices: [] }).length > 0,
        minPrice: best(prices('price'), (one, other) => one < other),
        maxPrice: best(prices('priceTo'), (one, other) => one > other),
      };
    },

    /**
     * Returns, for each facet and value, how many cards the list would have with that value selected. Categories and
     * suppliers are identified by number, and a category counts only its own cards.
     */
    counts: ({ match, within, price, choices }: CountQuery): Map<string, number> => {
      const counts = new Map<string, number>();
      const all = found(match, { ...within, choices: [] }).filter((card) => isWithin(card, price));
      for (const [facet, prefix] of Object.entries(facetPrefixes) as [keyof typeof facetPrefixes, string][]) {
        const others = allOf(...choiceQueries(withoutFacet(choices, facet)));
        for (const card of all) {
          const values =
            facet === 'sub_category'
              ? [String(card.category)]
              : [...card.words].filter((word) => word.startsWith(prefix)).map((word) => word.slice(prefix.length));
          for (const value of values) {
            const one = `${facet} ${value}`;
            if (matches(card, others)) counts.set(one, (counts.get(one) ?? 0) + 1);
          }
        }
      }
      return counts;
    },
  };
}
export type Oracle = Awaited<ReturnType<typeof oracle>>;
