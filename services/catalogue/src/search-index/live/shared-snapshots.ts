import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { format } from '../store/snapshot.js';
import type { DerivedObjects } from './derived-objects.js';

const folder = 'search-index';
/** Two, because another process may be loading the one before the newest. */
const kept = 2;
/** Processes with the same changes store the same index. One copy of it is enough. */
const sameMs = 300_000;

interface Stored {
  key: string;
  takenAt: number;
}

/**
 * Stored indexes in the object store of the media service, for processes without a file of their own: new pods, lost disks. The key names
 * the format, the build of the read model, and the time of the position in milliseconds since 1970.
 */
export function sharedSnapshots(objects: DerivedObjects) {
  const place = (generation: string) => `${folder}/format-${format}/${generation}/`;

  const storedIn = async (prefix: string): Promise<Stored[]> => {
    const found: Stored[] = [];
    for (const key of await objects.list(prefix)) {
      const takenAt = Number(/\/(\d+)\.idx$/.exec(key)?.[1]);
      if (Number.isFinite(takenAt)) found.push({ key, takenAt });
    }
    return found.sort((a, b) => b.takenAt - a.takenAt);
  };

  return {
    /**
     * Downloads the newest index of a read model to `path`. Returns whether there was one. Who reads the file checks
     * its content.
     */
    fetch: async (generation: string, path: string): Promise<boolean> => {
      const [newest] = await storedIn(place(generation));
      if (newest === undefined) return false;
      const temporaryPath = `${path}.${process.pid}.fetched`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await objects.download(newest.key, temporaryPath);
        await rename(temporaryPath, path);
      } finally {
        await rm(temporaryPath, { force: true });
      }
      return true;
    },

    /**
     * Uploads an index from `path`, unless another process has just stored one. Removes the others: all but the newest of this read model, and those older than `maxAgeMs`, which no process can load.
     */
    put: async (of: { generation: string; takenAt: number; maxAgeMs: number }, path: string): Promise<void> => {
      const prefix = place(of.generation);
      const [newest] = await storedIn(prefix);
      if (newest !== undefined && newest.takenAt > of.takenAt - sameMs) return;
      const key = `${prefix}${of.takenAt}.idx`;
      await objects.upload(key, path);
      const current = (await storedIn(prefix)).slice(0, kept).map((one) => one.key);
      for (const { key: old, takenAt } of await storedIn(`${folder}/`)) {
        const isOutdated = takenAt < of.takenAt - of.maxAgeMs;
        if (isOutdated || (old.startsWith(prefix) && !current.includes(old))) await objects.remove(old);
      }
    },
  };
}
export type SharedSnapshots = ReturnType<typeof sharedSnapshots>;
