import { setImmediate } from 'node:timers/promises';
import type { Log } from '@setu/kit/process';
import { takeTurns } from '../../search-index/live/turns.js';
import { VectorIndex } from '../domain/vector-index.js';
import { type CardVectors, firstId } from '../store/card-vectors.js';
import type { Vectors } from '../vectors.js';

export interface MemoryVectorsOptions {
  stored: CardVectors;
  /** The length of the vectors. */
  stride: number;
  log: Pick<Log, 'info' | 'warn'>;
}

const everyMs = 1_000;
const vectorsPerPage = 2_000;

/** Loads the stored vectors into memory and follows them. Resolves when they can be searched. */
export async function memoryVectors({ stored, stride, log }: MemoryVectorsOptions): Promise<Vectors> {
  const closing = new AbortController();
  const { signal } = closing;
  const index = new VectorIndex(stride, { expected: await stored.count() });
  let seen = await stored.now();
  for (let page = await stored.after(firstId, vectorsPerPage); page.length > 0; ) {
    for (const { skuId, vector } of page) if (vector) index.set(skuId, new Int8Array(vector));
    page = await stored.after(page.at(-1)?.skuId ?? firstId, vectorsPerPage);
  }
  log.info({ cards: index.size }, 'the vectors of cards were loaded');

  const follow = async (): Promise<void> => {
    const now = await stored.now();
    for (const { skuId, vector } of await stored.changedSince(seen)) {
      if (vector === null) index.remove(skuId);
      else index.set(skuId, new Int8Array(vector));
    }
    seen = now;
    while (!signal.aborted && index.tidy()) await setImmediate();
  };
  const followed = takeTurns({
    ...{ turn: follow, everyMs, againMs: everyMs, signal },
    onFailure: (error) => log.warn({ err: error }, 'the vectors of cards could not follow'),
  });

  return {
    nearest: async (vector, limit) => index.nearest(vector, limit),
    spreadOf: (vector) => index.spreadOf(vector),
    // A copy, because the index may move its vectors.
    vectorOf: async (id) => index.vectorOf(id)?.slice(),
    ring: followed.ring,
    close: async () => {
      closing.abort();
      await followed.ended;
    },
  };
}
