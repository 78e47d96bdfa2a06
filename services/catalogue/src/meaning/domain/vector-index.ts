import { IdSlots } from './id-slots.js';
import { type Neighbour, type Spread, spreadOf } from './related.js';
import { clustersOf, VectorClusters } from './vector-clusters.js';
import { VectorMemory } from './vector-memory.js';

/** From this number of vectors on, a search does not read all of them. */
const manyVectors = 100_000;
/** A search reads the closest clusters until it has read this many vectors, or this share if that is more. */
const [minRead, readShare] = [16_000, 1 / 40];
/** The number of cards whose scores show how close unrelated cards are. */
const sampled = 1_000;
/** The clusters are built again when the number of vectors has grown by this factor. */
const growth = 2;

/**
 * The vectors of cards, and those nearest to another vector. Up to 100,000 vectors are all compared; of more, those in
 * the clusters nearest to the vector, which misses a few.
 */
export class VectorIndex {
  readonly #ids: IdSlots;
  readonly #vectors: VectorMemory;
  #clusters: VectorClusters;
  #building: { rest: Generator<void, VectorClusters>; changed: Set<number>; of: number } | undefined;
  #builtFor = 0;
  #size = 0;

  readonly #clusteredFrom: number;

  /**
   * `stride` is the length of the vectors, and `expected` their number if it is known. Memory that growing lists leave
   * behind stays with the process.
   */
  constructor(
    readonly stride: number,
    { clusteredFrom = manyVectors, expected = 0 } = {},
  ) {
    this.#clusteredFrom = clusteredFrom;
    this.#ids = new IdSlots(expected);
    this.#vectors = new VectorMemory(stride);
    this.#clusters = new VectorClusters(
      undefined,
      Uint32Array.of(expected),
      new Uint16Array(Math.max(expected, 1_024)),
    );
  }

  get size(): number {
    return this.#size;
  }

  /** Sets the vector of a card. */
  set(id: string, vector: Int8Array): void {
    if (vector.length !== this.stride) return;
    const slot = this.#ids.add(id);
    if (!this.#clusters.remove(slot)) this.#size += 1;
    this.#vectors.set(slot, vector);
    this.#clusters.add(slot, vector);
    this.#building?.changed.add(slot);
  }

  /** Removes a card. Its slot stays reserved for it. */
  remove(id: string): void {
    const slot = this.#ids.find(id);
    if (slot === undefined || !this.#clusters.remove(slot)) return;
    this.#size -= 1;
    this.#building?.changed.add(slot);
  }

  /** Returns up to `limit` cards nearest to a vector, nearest first. */
  nearest(vector: Int8Array, limit: number): Neighbour[] {
    const best: { slot: number; score: number }[] = [];
    let least = Number.NEGATIVE_INFINITY;
    const consider = (slot: number, score: number): void => {
      if (score <= least) return;
      let at = best.length;
      while (at > 0 && (best[at - 1]?.score ?? 0) < score) at -= 1;
      best.splice(at, 0, { slot, score });
      if (best.length > limit) best.pop();
      if (best.length === limit) least = best.at(-1)?.score ?? least;
    };
    let left = Math.max(minRead, this.#size * readShare);
    for (const slots of this.#clusters.nearest(vector)) {
      this.#vectors.scan(vector, slots, consider);
      left -= slots.length;
      if (left <= 0 && this.#builtFor > 0) break;
    }
    return best.map(({ slot, score }) => ({ id: this.#ids.idOf(slot), score }));
  }

  /** Returns the vector of a card, or undefined. It is valid until the next call of `set`. */
  vectorOf(id: string): Int8Array | undefined {
    const slot = this.#ids.find(id);
    return slot === undefined || !this.#clusters.has(slot) ? undefined : this.#vectors.get(slot);
  }

  /** Returns the spread of a vector's scores over a sample of all cards. */
  spreadOf(vector: Int8Array): Spread {
    const step = Math.max(1, Math.ceil(this.#ids.size / sampled));
    const slots: number[] = [];
    for (let slot = 0; slot < this.#ids.size; slot += step) if (this.#clusters.has(slot)) slots.push(slot);
    const scores: number[] = [];
    this.#vectors.scan(vector, Uint32Array.from(slots), (_slot, score) => scores.push(score));
    return spreadOf(scores);
  }

  /** Performs one step of building clusters. Returns whether there is more to do. */
  tidy(): boolean {
    if (this.#building === undefined) {
      if (this.#size < this.#clusteredFrom || this.#size < this.#builtFor * growth) return false;
      const clusters = this.#clusters;
      const used = { end: this.#ids.size, count: this.#size, has: (slot: number) => clusters.has(slot) };
      const rest = clustersOf(this.#vectors, used, () => new VectorMemory(this.stride));
      this.#building = { rest, changed: new Set(), of: this.#size };
    }
    const { rest, changed, of } = this.#building;
    const step = rest.next();
    if (!step.done) return true;
    for (const slot of changed) {
      step.value.remove(slot);
      if (this.#clusters.has(slot)) step.value.add(slot, this.#vectors.get(slot));
    }
    this.#clusters = step.value;
    this.#builtFor = of;
    this.#building = undefined;
    return false;
  }
}
