import { enlarged } from './enlarged.js';
import { type Lexicon, sortedByBytes } from './lexicon.js';

/**
 * Numbers distinct texts in the order in which they are first asked for. Texts are bytes in UTF-8: for millions of words
 * that come as bytes, a `Map` of strings takes several times as long. The hash table uses open addressing and is at most
 * half full. A slot has 0 if it is free, or the number plus one.
 */
export class TextNumbers {
  #table = new Uint32Array(1_024);
  #size = 0;
  #bytes = new Uint8Array(8_192);
  /** The start of each text in `#bytes`, and the end of the last one. */
  #starts = new Uint32Array(1_024);

  /** Returns the number of the text in `bytes` from `from` to before `end`. A new text gets the next number. */
  of(bytes: Uint8Array, from: number, end: number): number {
    let slot = this.#slotOf(bytes, from, end);
    for (let entry = this.#table[slot] ?? 0; entry !== 0; entry = this.#table[slot] ?? 0) {
      if (this.#isAt(entry - 1, bytes, from, end)) return entry - 1;
      slot = (slot + 1) & (this.#table.length - 1);
    }
    return this.#add(slot, bytes, from, end);
  }

  /** Returns the texts in byte order, and the position of each number in this order. It pauses (`yield`). */
  *sorted(): Generator<void, { lexicon: Lexicon; places: Uint32Array }> {
    const order = yield* sortedByBytes({ bytes: this.#bytes, starts: this.#starts.subarray(0, this.#size + 1) });
    const places = new Uint32Array(this.#size);
    const bytes = new Uint8Array(this.#starts[this.#size] ?? 0);
    const starts = new Uint32Array(this.#size + 1);
    for (let at = 0; at < order.length; at++) {
      const number = order[at] ?? 0;
      const start = starts[at] ?? 0;
      const text = this.#bytes.subarray(this.#starts[number], this.#starts[number + 1]);
      bytes.set(text, start);
      starts[at + 1] = start + text.length;
      places[number] = at;
    }
    return { lexicon: { bytes, starts }, places };
  }

  #add(slot: number, bytes: Uint8Array, from: number, end: number): number {
    const number = this.#size;
    const start = this.#starts[number] ?? 0;
    const length = end - from;
    if (start + length > this.#bytes.length) this.#bytes = enlarged(this.#bytes, start + length);
    if (number + 2 > this.#starts.length) this.#starts = enlarged(this.#starts, number + 2);
    for (let i = 0; i < length; i++) this.#bytes[start + i] = bytes[from + i] ?? 0;
    this.#starts[number + 1] = start + length;
    this.#table[slot] = number + 1;
    this.#size += 1;
    if (this.#size * 2 > this.#table.length) this.#rehash();
    return number;
  }

  #rehash(): void {
    this.#table = new Uint32Array(this.#table.length * 2);
    for (let number = 0; number < this.#size; number++) {
      let slot = this.#slotOf(this.#bytes, this.#starts[number] ?? 0, this.#starts[number + 1] ?? 0);
      while ((this.#table[slot] ?? 0) !== 0) slot = (slot + 1) & (this.#table.length - 1);
      this.#table[slot] = number + 1;
    }
  }

  #isAt(number: number, bytes: Uint8Array, from: number, end: number): boolean {
    const start = this.#starts[number] ?? 0;
    if ((this.#starts[number + 1] ?? 0) - start !== end - from) return false;
    for (let i = from; i < end; i++) if (this.#bytes[start + i - from] !== bytes[i]) return false;
    return true;
  }

  #slotOf(bytes: Uint8Array, from: number, end: number): number {
    let mixed = 0x811c9dc5;
    for (let i = from; i < end; i++) mixed = Math.imul(mixed ^ (bytes[i] ?? 0), 0x01000193);
    mixed ^= mixed >>> 15;
    return (mixed >>> 0) & (this.#table.length - 1);
  }
}
