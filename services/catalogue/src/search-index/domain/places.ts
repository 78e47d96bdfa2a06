import { type Bits, hasBit, noBits, setBit } from './bits.js';

/** Positions of documents, ascending and distinct. */
export type Places = Uint32Array;

export const noPlaces: Places = new Uint32Array(0);

/** A search in the longer set costs as much as this many steps of a linear walk. */
const skipFrom = 16;

/** Intersects two sets. It walks both, or jumps through the longer one if that is much longer. */
export function inBoth(short: Places, long: Places): Places {
  const found = new Uint32Array(short.length);
  let count = 0;
  let at = 0;
  const leaps = long.length > short.length * skipFrom;
  for (let i = 0; i < short.length && at < long.length; i++) {
    const place = short[i] ?? 0;
    at = leaps ? leapTo(long, at, place) : stepTo(long, at, place);
    if (at < long.length && long[at] === place) found[count++] = place;
  }
  return found.subarray(0, count);
}

function stepTo(places: Places, from: number, place: number): number {
  let at = from;
  while (at < places.length && (places[at] ?? 0) < place) at++;
  return at;
}

/**
 * Returns the first index from `from` on whose position is at least `place`. It uses doubling steps, then a binary
 * search.
 */
export function leapTo(places: Places, from: number, place: number): number {
  let step = 1;
  let low = from;
  while (low + step < places.length && (places[low + step] ?? 0) < place) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, places.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Sets with fewer positions than this fraction of all (one in 64) are merged by sorting, larger ones by marking bits.
 */
const sparse = 64;

/** Returns whether `count` positions out of `size` are better stored as a list than as bits. */
export const isSparse = (count: number, size: number): boolean => count * sparse < size;

/** Returns the union of sets with `total` positions altogether. */
export function sortedTogether(sets: readonly Places[], total: number): Places {
  const together = new Uint32Array(total);
  let at = 0;
  for (const set of sets) {
    together.set(set, at);
    at += set.length;
  }
  together.sort();
  let count = 0;
  for (let i = 0; i < total; i++) {
    const place = together[i] ?? 0;
    if (i === 0 || place !== together[count - 1]) together[count++] = place;
  }
  return together.subarray(0, count);
}

/** Returns the positions of all sets as bits out of `size`. */
export function marked(sets: readonly Places[], size: number): Bits {
  const bits = noBits(size);
  for (const set of sets) for (let i = 0; i < set.length; i++) setBit(bits, set[i] ?? 0);
  return bits;
}

/** Returns the positions that are in `bits`. */
export function inBits(places: Places, bits: Bits): Places {
  const result = new Uint32Array(places.length);
  let count = 0;
  for (let i = 0; i < places.length; i++) {
    const place = places[i] ?? 0;
    if (hasBit(bits, place)) result[count++] = place;
  }
  return result.subarray(0, count);
}

/** Returns the positions that are not in `bits`. */
export function without(places: Places, bits: Bits): Places {
  const result = new Uint32Array(places.length);
  let count = 0;
  for (let i = 0; i < places.length; i++) {
    const place = places[i] ?? 0;
    if (!hasBit(bits, place)) result[count++] = place;
  }
  return result.subarray(0, count);
}
