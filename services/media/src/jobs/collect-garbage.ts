import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaDeps } from '../deps.js';
import { fileRemoved } from '../events.js';
import { importMs, leaseMemoryMs, orphanMs, tombstoneMs } from '../files/domain/retention.js';
import { removeRowless } from './remove-rowless.js';

/** The number of objects removed, by kind. */
export interface Collected {
  pending: number;
  expired: number;
  imports: number;
  purged: number;
  leases: number;
  rowless: number;
}

/** Removes expired data in batches. Returns the number of objects removed by kind. */
export async function collectGarbage(deps: MediaDeps, signal?: AbortSignal): Promise<Collected> {
  const collected = { pending: 0, expired: 0, imports: 0, purged: 0, leases: 0, rowless: 0 };
  for (const [kind, step] of Object.entries(steps) as [keyof typeof steps, Step][]) {
    for (let count = 1; count > 0 && signal?.aborted !== true; ) {
      count = await step(deps);
      collected[kind] += count;
    }
  }
  collected.rowless = await removeRowless(deps, signal);
  await clearTemporary(deps.env.MEDIA_TEMP_DIR);
  return collected;
}

type Step = (deps: MediaDeps) => Promise<number>;

const before = ({ clock }: MediaDeps, ms: number): Date => new Date(clock.now().getTime() - ms);

const steps = {
  pending: async (deps) => {
    const stuck = await deps.read.garbage.pending(before(deps, orphanMs));
    for (const { id, key } of stuck) {
      await deps.edge.objects.remove(key);
      await deps.write(({ files }) => files.dropPending(id));
    }
    return stuck.length;
  },
  expired: (deps) =>
    deps.write(async ({ garbage, outbox }) => {
      const ids = await garbage.expireIdle(before(deps, orphanMs), deps.clock.now());
      await outbox.add(...ids.map(fileRemoved));
      return ids.length;
    }),
  imports: (deps) =>
    deps.write(async ({ garbage, outbox }) => {
      const ids = await garbage.expireImports(before(deps, importMs), deps.clock.now());
      await outbox.add(...ids.map(fileRemoved));
      return ids.length;
    }),
  purged: async (deps) => {
    const deleted = await deps.autocommit.garbage.removed(before(deps, tombstoneMs));
    for (const file of deleted) for (const key of deps.edge.library.keysOf(file)) await deps.edge.objects.remove(key);
    const ids = deleted.map(({ id }) => id);
    await deps.write(({ garbage }) => garbage.markPurged(ids, deps.clock.now()));
    return deleted.length;
  },
  leases: (deps) => deps.write(({ leases }) => leases.forget(before(deps, leaseMemoryMs))),
} satisfies Record<string, Step>;

// Removes old temporary files that a killed process left behind. Touches only files with this service's ending `.part`.
async function clearTemporary(dir: string): Promise<void> {
  const names = await readdir(dir).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.part'))) {
    const path = join(dir, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs > orphanMs) await rm(path, { force: true });
  }
}
