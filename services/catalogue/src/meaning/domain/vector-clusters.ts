import { strideOf } from './int8.js';
import { SlotList } from './slot-list.js';
import type { VectorMemory } from './vector-memory.js';

/** Slots of vectors, each in the cluster whose centre is nearest. With one cluster there are no centres to compare. */
export class VectorClusters {
  readonly #centres: VectorMemory | undefined;
  readonly #centreSlots: Uint32Array;
  readonly #lists: SlotList[];
  /** The cluster of each slot, plus one. 0 for a slot that is not in any. */
  #clusterOf: Uint16Array;

  /** `sizes` has the number of slots of each cluster, and `clusterOf` the cluster of each slot, plus one. */
  constructor(centres: VectorMemory | undefined, sizes: Uint32Array, clusterOf = new Uint16Array(1_024)) {
    this.#centres = centres;
    this.#centreSlots = Uint32Array.from(sizes.keys());
    this.#lists = Array.from(sizes, (size) => new SlotList(size));
    this.#clusterOf = clusterOf;
    for (let slot = 0; slot < clusterOf.length; slot += 1) {
      const cluster = clusterOf[slot] ?? 0;
      if (cluster > 0) this.#lists[cluster - 1]?.add(slot);
    }
  }

  has(slot: number): boolean {
    return (this.#clusterOf[slot] ?? 0) > 0;
  }

  add(slot: number, vector: Int8Array): void {
    const cluster = nearestOf(this.#centres, this.#centreSlots, vector);
    if (slot >= this.#clusterOf.length) {
      const larger = new Uint16Array(Math.max(slot + 1, Math.ceil(this.#clusterOf.length * 1.5)));
      larger.set(this.#clusterOf);
      this.#clusterOf = larger;
    }
    this.#clusterOf[slot] = cluster + 1;
    this.#lists[cluster]?.add(slot);
  }

  /** Removes a slot. Returns whether it was there. */
  remove(slot: number): boolean {
    const cluster = (this.#clusterOf[slot] ?? 0) - 1;
    if (cluster < 0) return false;
    this.#clusterOf[slot] = 0;
    this.#lists[cluster]?.remove(slot);
    return true;
  }

  /** Returns the slots of the clusters, those of the nearest cluster first. */
  nearest(vector: Int8Array): Uint32Array[] {
    if (this.#centres === undefined) return this.#lists.map(({ slots }) => slots);
    const scores = new Int32Array(this.#lists.length);
    this.#centres.scan(vector, this.#centreSlots, (cluster, score) => {
      scores[cluster] = score;
    });
    return [...this.#centreSlots]
      .sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
      .map((cluster) => this.#lists[cluster]?.slots ?? new Uint32Array());
  }
}

function nearestOf(centres: VectorMemory | undefined, slots: Uint32Array, vector: Int8Array): number {
  let [nearest, best] = [0, Number.NEGATIVE_INFINITY];
  centres?.scan(vector, slots, (cluster, score) => {
    if (score > best) [nearest, best] = [cluster, score];
  });
  return nearest;
}

const rounds = 5;
/** The vectors for each cluster from which its centre is computed. */
const samples = 48;
/** The vectors that are compared in one step, which takes a few milliseconds. */
const perStep = 128;

/** The slots to build clusters of: those below `end` that `has` accepts, `count` in all. */
export interface UsedSlots {
  end: number;
  count: number;
  has(slot: number): boolean;
}

/** Builds clusters of vectors by k-means, half as many as the square root of the number of vectors, in small steps. */
export function* clustersOf(
  vectors: VectorMemory,
  used: UsedSlots,
  newMemory: () => VectorMemory,
): Generator<void, VectorClusters> {
  const count = Math.round(Math.sqrt(used.count) / 2);
  const centres = newMemory();
  const centreSlots = Uint32Array.from({ length: count }, (_, at) => at);
  const sample = sampleOf(used, Math.max(1, Math.floor(used.count / (count * samples))));
  for (let cluster = 0; cluster < count; cluster += 1) {
    centres.set(cluster, vectors.get(sample[Math.floor((cluster * sample.length) / count)] ?? 0).slice());
  }
  for (let round = 0; round < rounds; round += 1) {
    const sums = Array.from({ length: count }, () => new Float64Array(strideOf(centres.get(0).length)));
    for (const [at, slot] of sample.entries()) {
      const vector = vectors.get(slot);
      const sum = sums[nearestOf(centres, centreSlots, vector)];
      if (sum !== undefined) for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + (vector[i] ?? 0);
      if (at % perStep === 0) yield;
    }
    for (const [cluster, sum] of sums.entries()) setCentre(centres, cluster, sum);
  }
  // The lists get their final sizes at once, because memory that growing lists leave behind stays with the process.
  const sizes = new Uint32Array(count);
  const clusterOf = new Uint16Array(used.end);
  for (let slot = 0; slot < used.end; slot += 1) {
    if (slot % perStep === 0) yield;
    if (!used.has(slot)) continue;
    const cluster = nearestOf(centres, centreSlots, vectors.get(slot));
    clusterOf[slot] = cluster + 1;
    sizes[cluster] = (sizes[cluster] ?? 0) + 1;
  }
  return new VectorClusters(centres, sizes, clusterOf);
}

/** Returns every n-th used slot. */
function sampleOf({ end, has }: UsedSlots, every: number): number[] {
  const sample: number[] = [];
  let seen = 0;
  for (let slot = 0; slot < end; slot += 1) {
    if (!has(slot)) continue;
    if (seen % every === 0) sample.push(slot);
    seen += 1;
  }
  return sample;
}

/** The length of each centre. All have the same, so that the nearest one is the one in the same direction. */
const centreLength = 600;

/** Sets a centre to the direction of a sum. A cluster without vectors keeps its centre. */
function setCentre(centres: VectorMemory, cluster: number, sum: Float64Array): void {
  const length = Math.hypot(...sum);
  if (length === 0) return;
  const scaled = sum.map((value) => Math.max(-127, Math.min(127, Math.round((value * centreLength) / length))));
  centres.set(cluster, Int8Array.from(scaled));
}
