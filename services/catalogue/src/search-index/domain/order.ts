import { hasBit } from './bits.js';
import { marked, type Places } from './places.js';
import type { Columns, Segment } from './segment.js';

/** What a list is ordered by; each breaks its ties by rank. */
export interface ListOrder {
  by: 'popularity' | 'nameEn' | 'nameRu' | 'brand';
  descending: boolean;
}

/** A card on its way to a page: where it stands in the order, and where it is kept. */
export interface Placed {
  segment: Segment;
  place: number;
  /** Zero for those that come before all others whatever the order says. */
  tier: number;
  key: number;
  rank: number;
}

const columns = { popularity: 'rank', nameEn: 'nameEn', nameRu: 'nameRu', brand: 'brand' } as const;

/** The column an order goes by. */
export const orderColumn = (segment: Segment, { by }: ListOrder): Columns['rank'] => segment.columns[columns[by]];

/** Which of two cards comes first. */
export function comparePlaced(one: Placed, other: Placed, descending: boolean): number {
  if (one.tier !== other.tier) return one.tier - other.tier;
  const difference = one.key === other.key ? one.rank - other.rank : one.key - other.key;
  return descending ? -difference : difference;
}

/** The places of all cards of a segment in an order, ascending by it: kept, since a segment's columns never change. */
const walks = new WeakMap<Segment, Map<string, Uint32Array>>();

const everyPlaceOf = (size: number): Places => Uint32Array.from({ length: size }, (_, place) => place);

/** A key is a column's number and then the card's place: both fit into the 53 bits a number is exact to. */
const placesOfKey = 2 ** 22;

/** Places by a column, those of the same by themselves. Numbers alone are sorted many times faster than by a function. */
function sortedBy(column: Int32Array, places: Places): Places {
  if (column.length > placesOfKey) {
    return places.slice().sort((one, other) => (column[one] ?? 0) - (column[other] ?? 0) || one - other);
  }
  const keys = Float64Array.from(places, (place) => (column[place] ?? 0) * placesOfKey + place).sort();
  return Uint32Array.from(keys, (key) => key - Math.floor(key / placesOfKey) * placesOfKey);
}

function walkOf(segment: Segment, order: ListOrder): Uint32Array {
  const kept = walks.get(segment) ?? new Map<string, Uint32Array>();
  walks.set(segment, kept);
  const found = kept.get(order.by);
  if (found !== undefined) return found;
  const walk = sortedBy(orderColumn(segment, order), everyPlaceOf(segment.size));
  kept.set(order.by, walk);
  return walk;
}

/** Of more than this share of a segment the first are found by walking all its cards in the order. */
const walkedFrom = 32;

/** As many are found at once: whoever sorts a list turns a few of its pages. */
const atOnce = 300;

/** The first of places by the order they were asked in, for as long as somebody keeps the places. */
const firsts = new WeakMap<Places, Map<string, Places>>();

/** The first `most` of a segment's places in an order. Places are never changed: those without a card that went are others. */
export function firstPlaces(segment: Segment, places: Places, order: ListOrder, most: number): Places {
  if (order.by === 'popularity') {
    return order.descending ? places.slice(-most).reverse() : places.subarray(0, most);
  }
  if (most > atOnce) return ordered(segment, places, order, most);
  const known = firsts.get(places) ?? new Map<string, Places>();
  const key = `${order.by} ${order.descending}`;
  const first = known.get(key) ?? ordered(segment, places, order, atOnce).slice();
  known.set(key, first);
  firsts.set(places, known);
  return first.subarray(0, most);
}

function ordered(segment: Segment, places: Places, order: ListOrder, most: number): Places {
  if (places.length * walkedFrom > segment.size) return walked(segment, places, order, most);
  const sorted = sortedBy(orderColumn(segment, order), places);
  return order.descending ? sorted.reverse().subarray(0, most) : sorted.subarray(0, most);
}

function walked(segment: Segment, places: Places, order: ListOrder, most: number): Places {
  const walk = walkOf(segment, order);
  const isAsked = marked([places], segment.size);
  const found = new Uint32Array(Math.min(most, places.length));
  let count = 0;
  for (let i = 0; i < walk.length && count < found.length; i++) {
    const place = walk[order.descending ? walk.length - 1 - i : i] ?? 0;
    if (hasBit(isAsked, place)) found[count++] = place;
  }
  return found;
}
