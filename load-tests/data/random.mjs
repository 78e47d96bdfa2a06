/** @typedef {{ next(): number, below(limit: number): number, of<T>(all: readonly T[]): T }} Random */

/**
 * Returns a generator of pseudo-random numbers (mulberry32). The same seed always produces the same numbers.
 * @param {number} seed
 * @returns {Random}
 */
export function randomFrom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (/** @type {number} */ limit) => Math.floor(next() * limit);
  return {
    next,
    below,
    of: (all) => {
      const one = all[below(all.length)];
      if (one === undefined) throw new Error('there is nothing to choose from');
      return one;
    },
  };
}
