const utf8 = new TextEncoder();

/** Distinct texts in byte order in one buffer. A text's number is its position. */
export interface Lexicon {
  /** The UTF-8 bytes of all texts, one after another. */
  bytes: Uint8Array;
  /** The start of each text in `bytes`, and the end of the last one: one more entry than there are texts. */
  starts: Uint32Array;
}

/** A range of texts. `end` is not included. */
export interface LexiconRange {
  from: number;
  end: number;
}

/** Compares two texts by their UTF-8 bytes, the order of a lexicon. */
export function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return compareBytes(utf8.encode(one), utf8.encode(other));
}

const isBeyondPlane = /[\ud800-\udfff]/;

/** Sorts distinct texts in lexicon order, in place. */
export function sortTexts(texts: string[]): string[] {
  // Byte order is code point order. The engine's own sort is many times faster. It gives the same order unless a
  // character needs two UTF-16 units.
  return texts.some((text) => isBeyondPlane.test(text)) ? texts.sort(compareText) : texts.sort();
}

/** Builds a lexicon from distinct texts in the order of `compareText`. */
export function lexiconOf(sorted: readonly string[]): Lexicon {
  const parts = sorted.map((text) => utf8.encode(text));
  const starts = new Uint32Array(parts.length + 1);
  let size = 0;
  for (const [i, part] of parts.entries()) {
    starts[i] = size;
    size += part.length;
  }
  starts[parts.length] = size;
  const bytes = new Uint8Array(size);
  for (const [i, part] of parts.entries()) bytes.set(part, starts[i]);
  return { bytes, starts };
}

/** Returns the number of texts in a lexicon. */
export const lexiconSize = ({ starts }: Lexicon): number => starts.length - 1;

/** Returns the bytes of a text. */
export const textBytes = ({ bytes, starts }: Lexicon, place: number): Uint8Array =>
  bytes.subarray(starts[place], starts[place + 1]);

const fromUtf8 = new TextDecoder();

/** Returns the text at a position. */
export const textAt = (lexicon: Lexicon, place: number): string => fromUtf8.decode(textBytes(lexicon, place));

/** Returns the position of a text, or undefined if the lexicon does not have it. */
export function findText(lexicon: Lexicon, text: string): number | undefined {
  const bytesOfText = utf8.encode(text);
  const place = firstNotBefore(lexicon, bytesOfText);
  if (place === lexiconSize(lexicon)) return undefined;
  return compareAt(lexicon, place, bytesOfText) === 0 ? place : undefined;
}

/** Returns the range of texts with a prefix. The range is empty if there are none. */
export function findPrefix(lexicon: Lexicon, prefix: string): LexiconRange {
  const bytesOfText = utf8.encode(prefix);
  const from = firstNotBefore(lexicon, bytesOfText);
  let low = from;
  let high = lexiconSize(lexicon);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (beginsWith(lexicon, middle, bytesOfText)) low = middle + 1;
    else high = middle;
  }
  return { from, end: low };
}

/** Returns the first position whose text is not before these bytes. */
function firstNotBefore(lexicon: Lexicon, bytesOfText: Uint8Array): number {
  let low = 0;
  let high = lexiconSize(lexicon);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareAt(lexicon, middle, bytesOfText) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Compares the text at a position with other bytes, as `compareBytes` does, without a view of its bytes. */
function compareAt({ bytes, starts }: Lexicon, place: number, other: Uint8Array): number {
  const start = starts[place] ?? 0;
  const length = (starts[place + 1] ?? 0) - start;
  const shared = Math.min(length, other.length);
  for (let i = 0; i < shared; i++) {
    const difference = (bytes[start + i] ?? 0) - (other[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return length - other.length;
}

function beginsWith(lexicon: Lexicon, place: number, bytesOfText: Uint8Array): boolean {
  const { bytes, starts } = lexicon;
  const start = starts[place] ?? 0;
  if ((starts[place + 1] ?? 0) - start < bytesOfText.length) return false;
  for (let i = 0; i < bytesOfText.length; i++) if (bytes[start + i] !== bytesOfText[i]) return false;
  return true;
}

/** Compares byte arrays in dictionary order. The result is negative if the first comes before the second. */
export function compareBytes(one: Uint8Array, other: Uint8Array): number {
  const shared = Math.min(one.length, other.length);
  for (let i = 0; i < shared; i++) {
    const difference = (one[i] ?? 0) - (other[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

/** Ranges with fewer texts are sorted by insertion. */
const fewTexts = 12;
/** How many texts are compared between two pauses. */
const textsAtOnce = 200_000;

/**
 * Returns the numbers of texts in byte order. Sorts by one byte after another, with a quicksort of three parts (Bentley and
 * Sedgewick, "Fast algorithms for sorting and searching strings", 1997). For a million texts this takes a third of the
 * time of making strings and sorting those. It pauses (`yield`), so that searches are answered in between.
 */
export function* sortedByBytes({ bytes, starts }: Lexicon): Generator<void, Uint32Array> {
  const order = Uint32Array.from({ length: starts.length - 1 }, (_, number) => number);
  const byteAt = (number: number, depth: number): number => {
    const at = (starts[number] ?? 0) + depth;
    return at < (starts[number + 1] ?? 0) ? (bytes[at] ?? 0) : -1;
  };
  const isBefore = (one: number, other: number, from: number): boolean => {
    for (let depth = from; ; depth++) {
      const difference = byteAt(one, depth) - byteAt(other, depth);
      if (difference !== 0) return difference < 0;
      if (byteAt(one, depth) < 0) return false;
    }
  };
  const insert = (from: number, end: number, depth: number): void => {
    for (let i = from + 1; i < end; i++) {
      const number = order[i] ?? 0;
      let at = i;
      for (; at > from && isBefore(number, order[at - 1] ?? 0, depth); at--) order[at] = order[at - 1] ?? 0;
      order[at] = number;
    }
  };
  // The ranges that are still to be sorted: from, end, and the number of leading bytes that all their texts share.
  const ranges = [0, order.length, 0];
  let compared = 0;
  while (ranges.length > 0) {
    const [depth = 0, end = 0, from = 0] = [ranges.pop(), ranges.pop(), ranges.pop()];
    compared += end - from;
    if (compared > textsAtOnce) {
      compared = 0;
      yield;
    }
    if (end - from <= fewTexts) {
      insert(from, end, depth);
      continue;
    }
    const pivot = byteAt(order[(from + end) >>> 1] ?? 0, depth);
    let [less, greater] = [from, end];
    for (let i = from; i < greater; ) {
      const number = order[i] ?? 0;
      const byte = byteAt(number, depth);
      if (byte === pivot) {
        i++;
        continue;
      }
      const to = byte < pivot ? less++ : --greater;
      order[i] = order[to] ?? 0;
      order[to] = number;
      if (byte < pivot) i++;
    }
    ranges.push(from, less, depth, greater, end, depth);
    if (pivot >= 0) ranges.push(less, greater, depth + 1);
  }
  return order;
}
