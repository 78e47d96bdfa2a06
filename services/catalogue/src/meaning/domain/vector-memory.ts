import { type Dots, dotsMemory, type WasmMemory } from './dots.js';

const pageBytes = 65_536;
/** The vectors whose scores are computed at a time. */
const batch = 4_096;
/** The memory grows by this many vectors. */
const growBy = 16_384;

/** Vectors of bytes in slots of one memory, on which `dots` runs. At most four gigabytes. */
export class VectorMemory {
  readonly #memory: WasmMemory;
  readonly #dots: Dots;
  readonly #stride: number;
  readonly #first: number;
  #capacity = 0;

  constructor(stride: number) {
    const { memory, dots } = dotsMemory();
    this.#memory = memory;
    this.#dots = dots;
    this.#stride = stride;
    this.#first = stride + 2 * batch * 4;
    this.#ensure(0);
  }

  /** Returns the vector of a slot. It is valid until the next call of `set`. */
  get(slot: number): Int8Array {
    return new Int8Array(this.#memory.buffer, this.#first + slot * this.#stride, this.#stride);
  }

  set(slot: number, vector: Int8Array): void {
    this.#ensure(slot + 1);
    this.get(slot).set(vector);
  }

  /** Calls `each` with the dot product of a vector and the vector of each of `slots`. */
  scan(vector: Int8Array, slots: Uint32Array, each: (slot: number, score: number) => void): void {
    new Int8Array(this.#memory.buffer, 0, this.#stride).set(vector);
    const [slotsAt, scoresAt] = [this.#stride, this.#stride + batch * 4];
    const batchSlots = new Uint32Array(this.#memory.buffer, slotsAt, batch);
    const scores = new Int32Array(this.#memory.buffer, scoresAt, batch);
    for (let from = 0; from < slots.length; from += batch) {
      const part = slots.subarray(from, from + batch);
      batchSlots.set(part);
      this.#dots(0, this.#first, this.#stride, slotsAt, part.length, scoresAt);
      for (let at = 0; at < part.length; at += 1) each(part[at] ?? 0, scores[at] ?? 0);
    }
  }

  #ensure(slots: number): void {
    if (slots <= this.#capacity && this.#capacity > 0) return;
    this.#capacity = Math.max(growBy, Math.ceil(slots / growBy) * growBy);
    const pages = Math.ceil((this.#first + this.#capacity * this.#stride) / pageBytes);
    this.#memory.grow(Math.max(0, pages - this.#memory.buffer.byteLength / pageBytes));
  }
}
