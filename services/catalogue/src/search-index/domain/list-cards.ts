import type { FacetsAsked } from '../../search/domain/card-list.js';
import type { ListFacets } from '../../search/domain/facet-counts.js';
import type { LexemeQuery } from '../../search/domain/lexeme-query.js';
import { countFacets } from './count-facets.js';
import { fragmentPlaces, matchPlaces, matchTest } from './match-places.js';
import { comparePlaced, firstPlaces, type ListOrder, orderColumn, type Placed } from './order.js';
import { marked, type Places, without } from './places.js';
import { idAt, type Segment } from './segment.js';

/** What a list asks of the index; prices in paise, both included: a card is kept when its own range overlaps. */
export interface IndexQuery {
  match: { query: LexemeQuery; first: LexemeQuery | undefined } | { fragment: string; within: LexemeQuery | undefined };
  /** What is left out. */
  except?: LexemeQuery | undefined;
  price: { from: number | undefined; to: number | undefined };
  order: ListOrder;
  offset: number;
  limit: number;
  /** Its facets are wanted too; nothing is chosen of them. */
  facets?: FacetsAsked | undefined;
}

/** A page of ids, and what is true of the whole set; prices in paise. */
export interface IndexPage {
  ids: string[];
  /** How many cards there are, exactly. */
  total: number;
  /** How many there would be without the price filter. */
  found: number;
  /** The lowest and the highest price without the price filter; undefined when nothing has a price. */
  minPrice: number | undefined;
  maxPrice: number | undefined;
  facets?: ListFacets | undefined;
}

/** What one segment has to say to a query. */
interface SegmentMatches {
  segment: Segment;
  /** Without the price filter. */
  found: Places;
  kept: Places;
}

/** Lists the cards of all segments that match, as if they were one. */
export function listCards(segments: readonly Segment[], query: IndexQuery): IndexPage {
  const matches = segments.map((segment) => matchesOf(segment, query));
  const prices = matches.map(({ segment, found }) => priceRange(segment, found));
  return {
    ids: pageOf(matches, query).map(({ segment, place }) => idAt(segment, place)),
    total: sum(matches.map(({ kept }) => kept.length)),
    found: sum(matches.map(({ found }) => found.length)),
    minPrice: least(prices.map(({ min }) => min)),
    maxPrice: greatest(prices.map(({ max }) => max)),
    ...(query.facets && { facets: facetsOf(matches, query.facets) }),
  };
}

const facetsOf = (matches: readonly SegmentMatches[], asked: FacetsAsked): ListFacets =>
  countFacets(
    matches.map(({ segment, kept }) => ({ segment, places: kept })),
    asked,
  );

/** Counts the facets of what matches: the cards that fail one chosen facet at most. */
export const facetsOfMatches = (
  segments: readonly Segment[],
  query: Pick<IndexQuery, 'match' | 'except' | 'price'>,
  asked: FacetsAsked,
): ListFacets =>
  facetsOf(
    segments.map((segment) => matchesOf(segment, query)),
    asked,
  );

function matchesOf(
  segment: Segment,
  { match, except, price }: Pick<IndexQuery, 'match' | 'except' | 'price'>,
): SegmentMatches {
  const all = 'query' in match ? matchPlaces(segment, match.query) : fragmentWithin(segment, match);
  const found = except === undefined ? all : without(all, marked([matchPlaces(segment, except)], segment.size));
  return { segment, found, kept: withinPrice(segment, found, price) };
}

function fragmentWithin(
  segment: Segment,
  { fragment, within }: { fragment: string; within: LexemeQuery | undefined },
): Places {
  const places = fragmentPlaces(segment, fragment);
  if (within === undefined || places.length === 0) return places;
  const asked = new Set(matchPlaces(segment, within));
  return places.filter((place) => asked.has(place));
}

function withinPrice(segment: Segment, places: Places, { from, to }: IndexQuery['price']): Places {
  if (from === undefined && to === undefined) return places;
  const { price, priceTo } = segment.columns;
  const [low, high] = [from ?? Number.NEGATIVE_INFINITY, to ?? Number.POSITIVE_INFINITY];
  const kept = new Uint32Array(places.length);
  let count = 0;
  for (let i = 0; i < places.length; i++) {
    const place = places[i] ?? 0;
    // What has no price is NaN, which compares with nothing.
    if ((priceTo[place] ?? Number.NaN) >= low && (price[place] ?? Number.NaN) <= high) kept[count++] = place;
  }
  return kept.subarray(0, count);
}

function priceRange(segment: Segment, places: Places): { min: number | undefined; max: number | undefined } {
  const { price, priceTo } = segment.columns;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < places.length; i++) {
    const place = places[i] ?? 0;
    const lowest = price[place] ?? Number.NaN;
    const highest = priceTo[place] ?? Number.NaN;
    if (lowest < min) min = lowest;
    if (highest > max) max = highest;
  }
  return {
    min: min === Number.POSITIVE_INFINITY ? undefined : min,
    max: max === Number.NEGATIVE_INFINITY ? undefined : max,
  };
}

/** The page's cards of all segments together: of each no more are looked at than the page could take from it. */
function pageOf(matches: readonly SegmentMatches[], query: IndexQuery): Placed[] {
  const most = query.offset + query.limit;
  const candidates = matches.flatMap((one) => candidatesOf(one, query, most));
  if (matches.length > 1) {
    candidates.sort((one, other) => comparePlaced(one, other, query.order.descending));
  }
  return candidates.slice(query.offset, most);
}

function candidatesOf({ segment, kept }: SegmentMatches, { match, order }: IndexQuery, most: number): Placed[] {
  const first = 'query' in match && order.by === 'popularity' ? match.first : undefined;
  const column = orderColumn(segment, order);
  const placed = (places: Places, tier: number): Placed[] =>
    Array.from(places, (place) => ({
      ...{ segment, place, tier },
      ...{ key: column[place] ?? 0, rank: segment.columns.rank[place] ?? 0 },
    }));
  if (first === undefined) return placed(firstPlaces(segment, kept, order, most), 0);
  const { own, others } = ownFirst(kept, matchTest(segment, first), { most, isBackwards: order.descending });
  return [...placed(own, 0), ...placed(others.subarray(0, most - own.length), 1)];
}

/** The first `most` of those found by their own names, in the order of popularity; and of the others as many, where they may be needed. */
function ownFirst(
  kept: Places,
  isOwn: (place: number) => boolean,
  { most, isBackwards }: { most: number; isBackwards: boolean },
): { own: Places; others: Places } {
  const own: number[] = [];
  const others: number[] = [];
  for (let i = 0; i < kept.length && (isBackwards || own.length < most); i++) {
    const place = kept[i] ?? 0;
    if (isOwn(place)) own.push(place);
    else if (isBackwards || others.length < most) others.push(place);
  }
  const first = (places: number[]): Places => Uint32Array.from(isBackwards ? places.reverse().slice(0, most) : places);
  return { own: first(own), others: first(others) };
}

const sum = (counts: readonly number[]): number => counts.reduce((total, one) => total + one, 0);

const least = (values: readonly (number | undefined)[]): number | undefined =>
  values.reduce((one, other) => (one === undefined || (other !== undefined && other < one) ? other : one), undefined);

const greatest = (values: readonly (number | undefined)[]): number | undefined =>
  values.reduce((one, other) => (one === undefined || (other !== undefined && other > one) ? other : one), undefined);
