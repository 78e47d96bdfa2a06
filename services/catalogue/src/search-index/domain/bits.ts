/** A set of positions, one bit each. */
export type Bits = Uint32Array;

/** Returns an empty set with room for `size` positions. */
export const noBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5);

/** Adds a position to the set. */
export function setBit(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
}

export const hasBit = (bits: Bits, place: number): boolean => (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;

/** Counts the positions in the set. */
export function countBits(bits: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) count += ones(bits[i] ?? 0);
  return count;
}

/** Returns the positions in the set, ascending. */
export function placesOf(bits: Bits): Uint32Array {
  const places = new Uint32Array(countBits(bits));
  let at = 0;
  for (let i = 0; i < bits.length; i++) {
    for (let word = bits[i] ?? 0; word !== 0; word &= word - 1) {
      places[at++] = (i << 5) + (31 - Math.clz32(word & -word));
    }
  }
  return places;
}

function ones(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
