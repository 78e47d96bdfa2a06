import { type Facet, facets } from '@setu/proto/words';
import type { CountedFacets, Tally } from '../../search/domain/facet-counts.js';
import { choiceQueries, type FacetChoices, facetPrefixes, withoutFacet } from '../../search/domain/facets.js';
import { allOf } from '../../search/domain/lexeme-query.js';
import type { CountQuery } from '../search-index.js';
import { type CardSource, searchCards } from './card-pages.js';
import { type ClusterQuery, marksOf, matchedQuery, priceQuery, wordsQuery } from './card-queries.js';

interface Values {
  buckets: { key: string | number; doc_count: number }[];
  /** The number of cards with values that are not listed, because there are more values than requested. */
  sum_other_doc_count: number;
}

/** The counts of some cards, by column name. */
type Counts = Record<string, Values | undefined>;

/** The columns of facets with numeric values. All other facets share the column `facets`. */
const columns: Partial<Record<Facet, string>> = { sub_category: 'category', supplier: 'company' };
const others = 'facets';
const columnOf = (facet: Facet): string => columns[facet] ?? others;

/** The maximum number of values per facet. No list has cards of more categories or suppliers than this. */
const maxValues = 20_000;

const valuesOf = (column: string) => ({ [column]: { terms: { field: column, size: maxValues } } });
const allValues = { ...valuesOf('category'), ...valuesOf('company'), ...valuesOf(others) };

const chosenQuery = (choices: FacetChoices): ClusterQuery => wordsQuery(allOf(...choiceQueries(choices)));

/**
 * Builds the aggregations. They count all cards, the selected cards and, for each selected facet, the cards selected
 * without that facet.
 */
function countAggs(choices: FacetChoices): ClusterQuery {
  if (choices.size === 0) return allValues;
  const but = [...choices.keys()].map((facet) => [
    `but_${facet}`,
    { filter: chosenQuery(withoutFacet(choices, facet)), aggs: valuesOf(columnOf(facet)) },
  ]);
  return { ...allValues, chosen: { filter: chosenQuery(choices), aggs: allValues }, ...Object.fromEntries(but) };
}

/** Returns the values of a facet as lists name them, with their card counts. */
function cardsOf(facet: Facet, counts: Counts): Map<string, number> {
  const buckets = counts[columnOf(facet)]?.buckets ?? [];
  if (columns[facet] !== undefined) return new Map(buckets.map(({ key, doc_count }) => [String(key), doc_count]));
  const prefix = facetPrefixes[facet];
  return new Map(
    buckets.flatMap(({ key, doc_count }) =>
      String(key).startsWith(prefix) ? [[String(key).slice(prefix.length), doc_count] as const] : [],
    ),
  );
}

const isCut = (facet: Facet, counts: Counts): boolean => (counts[columnOf(facet)]?.sum_other_doc_count ?? 0) > 0;

interface CountAnswer {
  aggregations: Counts & Record<string, Counts>;
}

/** Counts all cards of a list, however many there are. */
export async function countCards(
  source: CardSource,
  { within, price, match, choices }: CountQuery,
  leaving: readonly number[],
): Promise<CountedFacets> {
  const matched = matchedQuery({ match, marks: marksOf({ ...within, choices: [] }), leaving });
  const priceFilter = priceQuery(price);
  const { aggregations } = await searchCards<CountAnswer>(source, {
    query: { bool: { filter: [matched, ...(priceFilter ? [priceFilter] : [])] } },
    ...{ size: 0, track_total_hits: false, aggs: countAggs(choices) },
  });
  const narrowed = (facet: Facet): Counts => {
    if (choices.size === 0) return aggregations;
    return aggregations[choices.has(facet) ? `but_${facet}` : 'chosen'] ?? {};
  };
  const tallies = facets.map((facet): [Facet, Map<string, Tally>] => {
    const cards = cardsOf(facet, narrowed(facet));
    const unfiltered = [...cardsOf(facet, aggregations)];
    return [
      facet,
      new Map(unfiltered.map(([value, all]) => [value, { cards: cards.get(value) ?? 0, unfiltered: all }])),
    ];
  });
  return { tallies: new Map(tallies), cut: new Set(facets.filter((facet) => isCut(facet, aggregations))) };
}
