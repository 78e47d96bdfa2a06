import { hasBit } from './bits.js';
import { firstByLanded, landedKey, landedVersion } from './landed-order.js';
import { marked, type Places } from './places.js';
import type { Columns, Segment } from './segment.js';

/** The order of a list. Ties are decided by rank. */
export interface ListOrder {
  by: 'popularity' | 'nameEn' | 'nameRu' | 'brand' | 'landed';
  descending: boolean;
}

/** A candidate card for a page: its sort keys, and its position in a segment. */
export interface Placed {
  segment: Segment;
  place: number;
  /** Zero for cards that come before all others in any order. */
  tier: number;
  key: number;
  rank: number;
}

const columns = { popularity: 'rank', nameEn: 'nameEn', nameRu: 'nameRu', brand: 'brand' } as const;

/** An order by a column that never changes while its segment exists. */
type FixedOrder = ListOrder & { by: keyof typeof columns };

const orderColumn = (segment: Segment, { by }: FixedOrder): Columns['rank'] => segment.columns[columns[by]];

const isFixed = (order: ListOrder): order is FixedOrder => order.by !== 'landed';

/** Returns the key by which an order sorts the card at a position. */
export const sortKey = (segment: Segment, order: ListOrder, place: number): number =>
  isFixed(order) ? (orderColumn(segment, order)[place] ?? 0) : landedKey(segment, place, order.descending);

/** Compares two candidates by tier, key and rank. */
export function comparePlaced(one: Placed, other: Placed, descending: boolean): number {
  if (one.tier !== other.tier) return one.tier - other.tier;
  const difference = one.key === other.key ? one.rank - other.rank : one.key - other.key;
  return descending ? -difference : difference;
}

/**
 * The positions of all cards of a segment in ascending order. They are cached, because the columns of a segment never
 * change.
 */
const walks = new WeakMap<Segment, Map<string, Uint32Array>>();

const everyPlaceOf = (size: number): Places => Uint32Array.from({ length: size }, (_, place) => place);

/**
 * A sort key combines a column's number with the card's position. Both fit into the 53 bits in which a number is exact.
 */
const placesOfKey = 2 ** 22;

/**
 * Returns positions sorted by a column, then by position. Sorting plain numbers is many times faster than sorting with
 * a function.
 */
function sortedBy(column: Int32Array, places: Places): Places {
  if (column.length > placesOfKey) {
    return places.slice().sort((one, other) => (column[one] ?? 0) - (column[other] ?? 0) || one - other);
  }
  const keys = Float64Array.from(places, (place) => (column[place] ?? 0) * placesOfKey + place).sort();
  return Uint32Array.from(keys, (key) => key - Math.floor(key / placesOfKey) * placesOfKey);
}

function walkOf(segment: Segment, order: FixedOrder): Uint32Array {
  const walksOfSegment = walks.get(segment) ?? new Map<string, Uint32Array>();
  walks.set(segment, walksOfSegment);
  const found = walksOfSegment.get(order.by);
  if (found !== undefined) return found;
  const walk = sortedBy(orderColumn(segment, order), everyPlaceOf(segment.size));
  walksOfSegment.set(order.by, walk);
  return walk;
}

/**
 * If the matches exceed this fraction of a segment (one in 32), the first ones are found by walking all cards in order.
 */
const walkedFrom = 32;

/** The number of positions found in one go, because a user who sorts a list often opens several pages. */
const cachedCount = 300;

/** The first positions of each list by order, cached for as long as the list exists and its order stays the same. */
const firsts = new WeakMap<Places, Map<string, { first: Places; version: number }>>();

/**
 * Returns the first `limit` of a segment's positions in an order. Lists of positions never change. Removing a card
 * makes a new list.
 */
export function firstPlaces(segment: Segment, places: Places, order: ListOrder, limit: number): Places {
  if (order.by === 'popularity') {
    return order.descending ? places.slice(-limit).reverse() : places.subarray(0, limit);
  }
  if (limit > cachedCount) return ordered(segment, places, order, limit);
  const known = firsts.get(places) ?? new Map<string, { first: Places; version: number }>();
  const key = `${order.by} ${order.descending}`;
  const version = isFixed(order) ? 0 : landedVersion(segment);
  const cached = known.get(key);
  if (cached?.version === version) return cached.first.subarray(0, limit);
  const first = ordered(segment, places, order, cachedCount).slice();
  known.set(key, { first, version });
  firsts.set(places, known);
  return first.subarray(0, limit);
}

function ordered(segment: Segment, places: Places, order: ListOrder, limit: number): Places {
  if (!isFixed(order)) return firstByLanded(segment, places, { descending: order.descending, limit });
  if (places.length * walkedFrom > segment.size) return walked(segment, places, order, limit);
  const sorted = sortedBy(orderColumn(segment, order), places);
  return order.descending ? sorted.reverse().subarray(0, limit) : sorted.subarray(0, limit);
}

function walked(segment: Segment, places: Places, order: FixedOrder, limit: number): Places {
  const walk = walkOf(segment, order);
  const matches = marked([places], segment.size);
  const found = new Uint32Array(Math.min(limit, places.length));
  let count = 0;
  for (let i = 0; i < walk.length && count < found.length; i++) {
    const place = walk[order.descending ? walk.length - 1 - i : i] ?? 0;
    if (hasBit(matches, place)) found[count++] = place;
  }
  return found;
}
