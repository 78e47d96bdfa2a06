import type { FacetsQuery } from '../../search/domain/card-list.js';
import type { ListFacets } from '../../search/domain/facet-counts.js';
import type { CardCriteria } from './card-criteria.js';
import { countFacets } from './count-facets.js';
import type { MatchCache } from './match-cache.js';
import { comparePlaced, firstPlaces, type ListOrder, type Placed, sortKey } from './order.js';
import type { Places } from './places.js';
import { idAt, type Segment } from './segment.js';
import type { SegmentMatches } from './segment-matches.js';

/** A list query to the index. */
export interface IndexQuery extends CardCriteria {
  order: ListOrder;
  offset: number;
  limit: number;
  /** Requests the facets of a list without selected facet values. */
  facets?: FacetsQuery | undefined;
}

/** A page of card ids and the totals of the full list. Prices are in paise. */
export interface IndexPage {
  ids: string[];
  /** The exact number of cards. */
  total: number;
  /** The number of cards without the price filter. */
  found: number;
  /** The lowest and highest price without the price filter, or undefined if no card has a price. */
  minPrice: number | undefined;
  maxPrice: number | undefined;
  facets?: ListFacets | undefined;
}

/** The matches of a segment, with the cache they came from. */
interface Remembered extends SegmentMatches {
  cache: MatchCache;
}

/** Lists the matching cards of all segments as one list. */
export function listCards(segments: readonly MatchCache[], query: IndexQuery): IndexPage {
  const matches = segments.map((cache) => ({ ...cache.matches(query), cache }));
  return {
    ids: pageOf(matches, query).map(({ segment, place }) => idAt(segment, place)),
    total: sum(matches.map(({ priced }) => priced.length)),
    found: sum(matches.map(({ found }) => found.length)),
    minPrice: lowest(matches.map(({ prices }) => prices.min)),
    maxPrice: highest(matches.map(({ prices }) => prices.max)),
    ...(query.facets && { facets: facetsOf(matches, query.facets) }),
  };
}

const facetsOf = (matches: readonly SegmentMatches[], facetsQuery: FacetsQuery): ListFacets =>
  countFacets(
    matches.map(({ segment, priced, counts }) => ({ segment, places: priced, counts })),
    facetsQuery,
  );

/** Counts the facets of a list. `criteria` must match the cards that fail at most one selected facet. */
export const facetsOfMatches = (
  segments: readonly MatchCache[],
  criteria: CardCriteria,
  facetsQuery: FacetsQuery,
): ListFacets =>
  facetsOf(
    segments.map((segment) => segment.matches(criteria)),
    facetsQuery,
  );

/** Returns a page across all segments. From each segment it reads only as many cards as the page could need. */
function pageOf(matches: readonly Remembered[], query: IndexQuery): Pick<Placed, 'segment' | 'place'>[] {
  const limit = query.offset + query.limit;
  const ordered = matches.map((one) => orderedOf(one, query, limit));
  const [only] = ordered;
  if (only !== undefined && ordered.length === 1) {
    return Array.from(only.places.subarray(query.offset, limit), (place) => ({ segment: only.segment, place }));
  }
  const candidates = ordered.flatMap((one) => placedOf(one, query.order));
  candidates.sort((one, other) => comparePlaced(one, other, query.order.descending));
  return candidates.slice(query.offset, limit);
}

/**
 * The first positions of a segment in list order. The first `own` of them come before all other cards of any segment.
 */
interface Ordered {
  segment: Segment;
  places: Places;
  own: number;
}

function orderedOf({ segment, priced, cache }: Remembered, { match, order }: IndexQuery, limit: number): Ordered {
  const first = 'query' in match && order.by === 'popularity' ? match.first : undefined;
  if (first === undefined) return { segment, places: firstPlaces(segment, priced, order, limit), own: limit };
  const { own, others } = ownFirst(priced, cache.test(first), { max: limit, isBackwards: order.descending });
  const places = new Uint32Array(Math.min(limit, own.length + others.length));
  places.set(own);
  places.set(others.subarray(0, places.length - own.length), own.length);
  return { segment, places, own: own.length };
}

function placedOf({ segment, places, own }: Ordered, order: ListOrder): Placed[] {
  const { rank } = segment.columns;
  return Array.from(places, (place, i) => {
    const tier = i < own ? 0 : 1;
    return { segment, place, tier, key: sortKey(segment, order, place), rank: rank[place] ?? 0 };
  });
}

/**
 * Returns the first `limit` cards that match by their own names, in order of popularity. If the page may need others,
 * adds up to `limit` of them.
 */
function ownFirst(
  priced: Places,
  isOwn: (place: number) => boolean,
  { max: limit, isBackwards }: { max: number; isBackwards: boolean },
): { own: Places; others: Places } {
  const own: number[] = [];
  const others: number[] = [];
  for (let i = 0; i < priced.length && (isBackwards || own.length < limit); i++) {
    const place = priced[i] ?? 0;
    if (isOwn(place)) own.push(place);
    else if (isBackwards || others.length < limit) others.push(place);
  }
  const first = (places: number[]): Places => Uint32Array.from(isBackwards ? places.reverse().slice(0, limit) : places);
  return { own: first(own), others: first(others) };
}

const sum = (counts: readonly number[]): number => counts.reduce((total, one) => total + one, 0);

const lowest = (values: readonly (number | undefined)[]): number | undefined =>
  values.reduce((one, other) => (one === undefined || (other !== undefined && other < one) ? other : one), undefined);

const highest = (values: readonly (number | undefined)[]): number | undefined =>
  values.reduce((one, other) => (one === undefined || (other !== undefined && other > one) ? other : one), undefined);
