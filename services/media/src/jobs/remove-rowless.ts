import { isUuid } from '@setu/kit/core';
import type { MediaDeps } from '../deps.js';
import { orphanMs } from '../files/domain/retention.js';

const batch = 500;

/**
 * Removes stored objects of this and the last month that have no row. Such objects appear when the database is restored
 * from a backup that is older than some uploads. The age of an object is in its id (UUIDv7). Young objects are kept,
 * because their row may not be committed yet.
 */
export async function removeRowless(deps: MediaDeps, signal?: AbortSignal): Promise<number> {
  let removed = 0;
  for (const month of months(deps.clock.now())) {
    let keys: string[] = [];
    for await (const { key } of deps.edge.objects.list(`${month}/`)) {
      if (signal?.aborted === true) return removed;
      keys.push(key);
      if (keys.length === batch) {
        removed += await removeThose(deps, keys);
        keys = [];
      }
    }
    removed += await removeThose(deps, keys);
  }
  return removed;
}

async function removeThose({ read, edge: { objects }, clock }: MediaDeps, keys: string[]): Promise<number> {
  const limit = clock.now().getTime() - orphanMs;
  const old = keys.flatMap((key) => {
    const id = key.slice('yyyy/mm/'.length, 'yyyy/mm/'.length + 36);
    return isUuid(id) && id[14] === '7' && madeAt(id) < limit ? [{ key, id }] : [];
  });
  const unknown = new Set(await read.garbage.withoutRow([...new Set(old.map(({ id }) => id))]));
  const rowless = old.filter(({ id }) => unknown.has(id));
  for (const { key } of rowless) await objects.remove(key);
  return rowless.length;
}

const madeAt = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

function months(now: Date): string[] {
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  return [now, last].map((at) => at.toISOString().slice(0, 7).replace('-', '/'));
}
