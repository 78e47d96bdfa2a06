import type { CardCriteria } from './card-criteria.js';
import type { ColumnCounts } from './column-counts.js';
import { fragmentPlaces, matchPlaces } from './match-places.js';
import { marked, type Places, without } from './places.js';
import type { Segment } from './segment.js';

/** The lowest and highest price of some cards in paise, or undefined if none has a price. */
export interface PriceSpan {
  min: number | undefined;
  max: number | undefined;
}

/** The matches of a search in one segment. */
export interface SegmentMatches {
  segment: Segment;
  /** The matches without the price filter. */
  found: Places;
  priced: Places;
  /** The price span of `found`. */
  prices: PriceSpan;
  /** Cached counts of `priced`, where caching is worthwhile. */
  counts?: ColumnCounts | undefined;
}

/** Finds the matches of a search among a segment's cards. */
export function matchesOf(segment: Segment, { match, except, price }: CardCriteria): SegmentMatches {
  const all = 'query' in match ? matchPlaces(segment, match.query) : fragmentWithin(segment, match);
  const found = except === undefined ? all : without(all, marked([matchPlaces(segment, except)], segment.size));
  const priced = withinPrice(segment, found, price);
  return { segment, found, priced, prices: priceSpan(segment, found) };
}

function fragmentWithin(
  segment: Segment,
  { fragment, within }: Extract<CardCriteria['match'], { fragment: string }>,
): Places {
  const places = fragmentPlaces(segment, fragment);
  if (within === undefined || places.length === 0) return places;
  const matching = new Set(matchPlaces(segment, within));
  return places.filter((place) => matching.has(place));
}

function withinPrice(segment: Segment, places: Places, { from, to }: CardCriteria['price']): Places {
  if (from === undefined && to === undefined) return places;
  const { price, priceTo } = segment.columns;
  const [low, high] = [from ?? Number.NEGATIVE_INFINITY, to ?? Number.POSITIVE_INFINITY];
  const priced = new Uint32Array(places.length);
  let count = 0;
  for (let i = 0; i < places.length; i++) {
    const place = places[i] ?? 0;
    // A card without a price has NaN, which fails every comparison.
    if ((priceTo[place] ?? Number.NaN) >= low && (price[place] ?? Number.NaN) <= high) priced[count++] = place;
  }
  return priced.subarray(0, count);
}

/** Returns the price span of some cards. */
export function priceSpan({ columns: { price, priceTo } }: Segment, places: Places): PriceSpan {
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
