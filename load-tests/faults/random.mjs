/** @typedef {() => number} Random returns the next number of a series in [0, 1) */

/**
 * Returns a generator of pseudo-random numbers (mulberry32). The same seed always produces the same series.
 * @param {number} seed
 * @returns {Random}
 */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns an integer from `min` to `max`. @param {Random} random @param {number} min @param {number} max */
export const between = (random, min, max) => min + Math.floor(random() * (max - min + 1));

/**
 * Returns one element of a list that must not be empty.
 * @template T
 * @param {Random} random
 * @param {readonly T[]} all
 * @returns {T}
 */
export function oneOf(random, all) {
  const found = all[Math.floor(random() * all.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

/**
 * Returns the same items in a random order.
 * @template T
 * @param {Random} random
 * @param {readonly T[]} all
 * @returns {T[]}
 */
export const shuffled = (random, all) =>
  all
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
