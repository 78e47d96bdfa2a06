/** A random generator that is the same on every machine for the same seed. */
export interface Random {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns an integer from `from` to `to`, both included. */
  between(from: number, to: number): number;
  /** Returns an item of a non-empty list. */
  of<Item>(items: readonly Item[]): Item;
  /** Returns an item of a non-empty list. Earlier items are likelier, as with the words of a language. */
  zipf<Item>(items: readonly Item[]): Item;
  uuid(): string;
}

/** Creates the generator for a seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const word = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const next = (): number => word() / 4_294_967_296;
  const at = <Item>(items: readonly Item[], index: number): Item => {
    const item = items[Math.min(index, items.length - 1)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  };
  const hex = (): string => word().toString(16).padStart(8, '0');
  return {
    next,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    of: (items) => at(items, Math.floor(next() * items.length)),
    // The inverse of the harmonic distribution: position ~ n^u.
    zipf: (items) => at(items, Math.floor(items.length ** next()) - 1),
    uuid: () => {
      const [a, b, c, d] = [hex(), hex(), hex(), hex()];
      return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-a${c.slice(1, 4)}-${c.slice(4)}${d}`;
    },
  };
}
