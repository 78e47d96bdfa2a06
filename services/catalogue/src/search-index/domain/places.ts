import { type Bits, hasBit, noBits, setBit } from './bits.js';

/** Places of documents, ascending, each once. */
export type Places = Uint32Array;

export const noPlaces: Places = new Uint32Array(0);

/** Takes sets, gives the places that are in all of them; none for no sets. */
export function inAll(sets: readonly Places[]): Places {
  const [smallest, ...others] = [...sets].sort((one, other) => one.length - other.length);
  let kept = smallest ?? noPlaces;
  for (const other of others) {
    if (kept.length === 0) return noPlaces;
    kept = inBoth(kept, other);
  }
  return kept;
}

/** A search in the longer set costs so many steps of going through it. */
const skipFrom = 16;

/** The places of the shorter set that are in the longer one: walked side by side, or looked for by leaps where it is much longer. */
function inBoth(short: Places, long: Places): Places {
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

/** The first index at or after `from` whose place is not before `place`: by steps that double, then by halves. */
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

/** Fewer places than this share of all are merged by sorting, more by marking them. */
const sparse = 64;

/** Whether so many places out of `size` are rather a list than bits. */
export const isSparse = (count: number, size: number): boolean => count * sparse < size;

/** Takes sets of so many places in total, gives those that are in any of them. */
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

/** The places of all sets as bits out of `size`. */
export function marked(sets: readonly Places[], size: number): Bits {
  const bits = noBits(size);
  for (const set of sets) for (let i = 0; i < set.length; i++) setBit(bits, set[i] ?? 0);
  return bits;
}

/** The places that are in `bits`. */
export function inBits(places: Places, bits: Bits): Places {
  const kept = new Uint32Array(places.length);
  let count = 0;
  for (let i = 0; i < places.length; i++) {
    const place = places[i] ?? 0;
    if (hasBit(bits, place)) kept[count++] = place;
  }
  return kept.subarray(0, count);
}

/** The places that are not in `bits`. */
export function without(places: Places, bits: Bits): Places {
  const kept = new Uint32Array(places.length);
  let count = 0;
  for (let i = 0; i < places.length; i++) {
    const place = places[i] ?? 0;
    if (!hasBit(bits, place)) kept[count++] = place;
  }
  return kept.subarray(0, count);
}
