import { setTimeout as wait } from 'node:timers/promises';
import { type Cluster, isRefused } from './cluster.js';

/** The target state of a card in an index. A card without a document is deleted. */
export interface CardWrite {
  id: string;
  document: object | undefined;
}

export interface Writing {
  cluster: Cluster;
  index: string;
  /** Increases with every read of the read model. A write with an older version than the stored one changes nothing. */
  version: number;
  signal: AbortSignal;
}

interface BulkAnswer {
  items: Record<string, { _id: string; status: number; error?: { type?: string; reason?: string } }>[];
}

const maxBatch = 1_000;
const minBatch = 50;
const [minPauseMs, maxPauseMs] = [250, 10_000];
const tooManyRequests = 429;
/** These statuses count as success: the stored card is newer, or the card to delete does not exist. */
const countedAsSuccess = [404, 409];

const linesOf = (writes: readonly CardWrite[], version: number): object[] =>
  writes.flatMap(({ id, document }): object[] => {
    const where = { _id: id, version, version_type: 'external_gte' };
    return document === undefined ? [{ delete: where }] : [{ index: where }, document];
  });

/** Sends one batch. Returns the cards that the cluster has no capacity for at the moment. */
async function send({ cluster, index, version }: Writing, writes: readonly CardWrite[]): Promise<readonly CardWrite[]> {
  const lines = linesOf(writes, version);
  const request = {
    method: 'POST',
    path: `/${index}/_bulk`,
    query: { filter_path: 'items.*.status,items.*.error' },
  } as const;
  const answer = await cluster.send<BulkAnswer>({ ...request, lines }).catch((error: unknown) => {
    if (isRefused(error, tooManyRequests)) return undefined;
    throw error;
  });
  if (answer === undefined) return writes;
  const results = answer.items.flatMap((item) => Object.values(item));
  const failed = results.find(
    ({ status }) => status >= 300 && status !== tooManyRequests && !countedAsSuccess.includes(status),
  );
  if (failed !== undefined)
    throw new Error(`the cluster refuses a card: ${failed.error?.type}: ${failed.error?.reason}`);
  return writes.filter((_, i) => results[i]?.status === tooManyRequests);
}

/**
 * Writes cards to an index in batches. If the cluster has no capacity, they are sent again after a pause, in batches
 * half as large. Repeating a write changes nothing. Throws if the cluster rejects a card for another reason.
 */
export async function writeCards(writing: Writing, writes: readonly CardWrite[]): Promise<void> {
  let waiting = [...writes];
  let size = maxBatch;
  let pauseMs = minPauseMs;
  while (waiting.length > 0) {
    const refused = await send(writing, waiting.slice(0, size));
    waiting = [...refused, ...waiting.slice(size)];
    if (refused.length === 0) {
      size = Math.min(maxBatch, size * 2);
      pauseMs = minPauseMs;
      continue;
    }
    size = Math.max(minBatch, Math.floor(size / 2));
    await wait(pauseMs, undefined, { signal: writing.signal });
    pauseMs = Math.min(maxPauseMs, pauseMs * 2);
  }
}
