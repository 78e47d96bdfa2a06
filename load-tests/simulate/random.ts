/** A seeded source of random numbers. Every choice of a run comes from it, so a seed names one run. */
export interface Random {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number;
  /** Returns an integer from 0 up to, but not including, `below`. */
  below(below: number): number;
  /** Returns true with the given probability. */
  chance(probability: number): boolean;
  /** Returns one of the values. Throws if there are none. */
  pick<T>(values: readonly T[]): T;
  /** Returns another source that does not depend on how often this one is asked. */
  fork(name: string): Random;
}

/** Returns the source for a seed (xoshiro128**, seeded by splitmix32). */
export function randomOf(seed: number | string): Random {
  let mixing = typeof seed === 'number' ? seed >>> 0 : hashOf(seed);
  const mix = (): number => {
    mixing = (mixing + 0x9e3779b9) >>> 0;
    let mixed = mixing ^ (mixing >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  const state = new Uint32Array([mix(), mix(), mix(), mix()]);
  const next = (): number => {
    const [a, b, c, d] = [state[0] ?? 0, state[1] ?? 0, state[2] ?? 0, state[3] ?? 0];
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    const [c2, d2] = [c ^ a, d ^ b];
    state.set([a ^ d2, b ^ c2, c2 ^ shifted, rotate(d2, 11)]);
    return result / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (values) => {
      const picked = values[below(values.length)];
      if (values.length === 0) throw new Error('there is nothing to pick from');
      return picked as (typeof values)[number];
    },
    fork: (name) => randomOf(`${seed}/${name}`),
  };
}

const rotate = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));

/** Returns a digest of many texts, in 16 hexadecimal digits. It is much faster than a cryptographic one. */
export function digest(): { add(text: string): void; hex(): string } {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  return {
    add: (text) => {
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        high = Math.imul(high ^ code, 2654435761);
        low = Math.imul(low ^ code, 1597334677);
      }
      high ^= low >>> 15;
    },
    hex: () => [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join(''),
  };
}

/** Returns a 32-bit hash of a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
