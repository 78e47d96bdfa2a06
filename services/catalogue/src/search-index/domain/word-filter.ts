/**
 * A filter that quickly rules out texts that are not in a set. It has sixteen bits per text, and about one in twenty
 * absent texts passes.
 */
export type WordFilter = Uint32Array;

const bitsOfText = 16;

/** Returns an empty filter with room for this many texts. */
export const emptyFilter = (texts: number): WordFilter =>
  new Uint32Array(Math.max(1, 1 << (32 - Math.clz32(Math.ceil((texts * bitsOfText) / 32)))));

function hashOf(text: string): number {
  let mixed = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) mixed = Math.imul(mixed ^ text.charCodeAt(i), 0x01000193);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0x5bd1e995);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** Adds a text. */
export function addToFilter(filter: WordFilter, text: string): void {
  const hash = hashOf(text);
  const slot = (hash >>> 5) & (filter.length - 1);
  filter[slot] = (filter[slot] ?? 0) | (1 << (hash & 31));
}

/** Returns false if the text is certainly absent, and true if it may be present. */
export function mayContain(filter: WordFilter, text: string): boolean {
  const hash = hashOf(text);
  return (((filter[(hash >>> 5) & (filter.length - 1)] ?? 0) >>> (hash & 31)) & 1) === 1;
}
