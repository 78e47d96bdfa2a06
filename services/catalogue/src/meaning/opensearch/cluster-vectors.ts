import type { Knex } from '@setu/kit/db';
import type { Log } from '@setu/kit/process';
import { takeTurns } from '../../search-index/live/turns.js';
import { versionOf } from '../../search-index/opensearch/apply-changes.js';
import { asOnly } from '../../search-index/opensearch/as-only.js';
import type { Cluster } from '../../search-index/opensearch/cluster.js';
import { spreadOf } from '../domain/related.js';
import { VectorMemory } from '../domain/vector-memory.js';
import { type CardVectors, firstId, type VectorRow } from '../store/card-vectors.js';
import type { Vectors } from '../vectors.js';
import { type VectorWrite, vectorCluster } from './vector-cluster.js';

export interface ClusterVectorsOptions {
  db: Knex;
  cluster: Cluster;
  alias: string;
  shards: number;
  stored: CardVectors;
  model: string;
  /** The length of the vectors. */
  stride: number;
  log: Pick<Log, 'info' | 'warn'>;
}

const [everyMs, againMs] = [1_000, 1_000];
const vectorsPerPage = 2_000;
/** The number of cards whose scores show how close unrelated cards are. */
const sampled = 1_000;
/** How long a sample is used. A small one may be of a catalogue whose vectors are still being computed. */
const [sampleMs, smallSampleMs] = [600_000, 10_000];

const writeOf = ({ skuId, vector }: VectorRow): VectorWrite => ({
  id: skuId,
  vector: vector === null ? undefined : new Int8Array(vector),
});

/**
 * Keeps the vectors in a cluster, in turn with the other replicas, and searches them there. Only a sample of them is in
 * memory. Resolves at once: while the cluster is away or being filled, fewer or no cards are found by meaning.
 */
export function clusterVectors(options: ClusterVectorsOptions): Vectors {
  const { db, cluster, alias, shards, stored, model, stride, log } = options;
  const closing = new AbortController();
  const { signal } = closing;
  const vectors = vectorCluster(cluster, { alias, model, stride });
  let sample = { vectors: new VectorMemory(stride), slots: new Uint32Array(), at: Number.NEGATIVE_INFINITY };

  const takeSample = async (): Promise<void> => {
    const usedMs = sample.slots.length < sampled / 2 ? smallSampleMs : sampleMs;
    if (performance.now() - sample.at < usedMs) return;
    const memory = new VectorMemory(stride);
    const rows = await stored.sample(sampled);
    for (const [slot, vector] of rows.entries()) memory.set(slot, new Int8Array(vector));
    sample = { vectors: memory, slots: Uint32Array.from(rows.keys()), at: performance.now() };
  };

  const fill = async (): Promise<void> => {
    const seen = await stored.now();
    const writing = { version: versionOf({ seen }), signal };
    await vectors.create(shards);
    let cards = 0;
    for (let page = await stored.after(firstId, vectorsPerPage); page.length > 0 && !signal.aborted; ) {
      await vectors.write(page.map(writeOf), writing);
      cards += page.length;
      page = await stored.after(page.at(-1)?.skuId ?? firstId, vectorsPerPage);
    }
    if (signal.aborted) return;
    await vectors.remember(seen);
    log.info({ cards }, 'the vectors of cards were copied to the search cluster');
  };

  let isOut = false;
  /** Logs an outage once, not at every try. */
  const logOutage = (error: unknown, text: string): void => {
    if (!isOut) log.warn({ err: error }, text);
    isOut = true;
  };
  const follow = async (): Promise<void> => {
    await takeSample();
    await asOnly(db, `search cluster vectors ${alias}`, async () => {
      const seen = await vectors.followed();
      if (seen === undefined) return fill();
      const now = await stored.now();
      const changed = await stored.changedSince(seen);
      if (changed.length === 0) return;
      await vectors.write(changed.map(writeOf), { version: versionOf({ seen: now }), signal });
      await vectors.remember(now);
    });
    if (isOut) log.info({}, 'the vectors in the search cluster follow again');
    isOut = false;
  };
  const followed = takeTurns({
    ...{ turn: follow, everyMs, againMs, signal },
    onFailure: (error) => logOutage(error, 'the vectors in the search cluster cannot follow'),
  });

  return {
    nearest: (vector, limit) =>
      vectors.nearest(vector, limit).catch((error: unknown) => {
        logOutage(error, 'the search cluster finds no cards by meaning');
        return [];
      }),
    spreadOf: (vector) => {
      const scores: number[] = [];
      sample.vectors.scan(vector, sample.slots, (_slot, score) => scores.push(score));
      return spreadOf(scores);
    },
    vectorOf: async (id) => {
      const vector = await stored.of(id);
      return vector && new Int8Array(vector);
    },
    ring: followed.ring,
    close: async () => {
      closing.abort();
      await followed.ended;
      await cluster.close();
    },
  };
}
