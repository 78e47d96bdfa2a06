import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '@setu/kit/process';
import { isOutdated } from './check-revocation.js';
import { type RevocationList, readRevocations } from './read-revocations.js';

/** The lists of revoked certificates in the current files. */
export interface Revocations {
  /** Returns the lists for checking a signature and logs any problem with the files. */
  (now: Date): readonly RevocationList[];
  /** Returns how many lists are out of date. The log names each of them once. */
  outdated(now: Date): number;
}

interface LoadedList {
  path: string;
  list: RevocationList;
}

interface Found {
  path: string;
  stamp: string;
}

const find = (path: string): Found[] => {
  const paths = statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .map((name) => join(path, name))
    : [path];
  return paths.flatMap((one) => {
    const { mtimeMs, size, isFile } = asFile(one);
    return isFile ? [{ path: one, stamp: `${one} ${mtimeMs} ${size}` }] : [];
  });
};

function asFile(path: string): { mtimeMs: number; size: number; isFile: boolean } {
  const stats = statSync(path);
  return { mtimeMs: stats.mtimeMs, size: stats.size, isFile: stats.isFile() };
}

/**
 * Reads the lists (PEM or DER) of a file or folder. Throws if one cannot be read.
 * Each later call reads changed files again. If that fails, the previous lists remain in use and an error is logged.
 * Out-of-date lists are logged as warnings. Nothing is fetched over the network.
 */
export function openRevocations(path: string, log: Pick<Log, 'warn' | 'error'>): Revocations {
  const read = (found: readonly Found[]): LoadedList[] =>
    found.flatMap((one) => readRevocations(readFileSync(one.path)).map((list) => ({ path: one.path, list })));
  const stampOf = (found: readonly Found[]) => found.map(({ stamp }) => stamp).join('\n');
  const first = find(path);
  let [stamp, loaded] = [stampOf(first), read(first)];
  const named = new WeakSet<RevocationList>();
  const reload = (failed: (error: unknown) => void): void => {
    try {
      const found = find(path);
      if (stampOf(found) !== stamp) [stamp, loaded] = [stampOf(found), read(found)];
    } catch (error) {
      failed(error);
    }
  };
  const outdatedBy = (now: Date): LoadedList[] => loaded.filter(({ list }) => isOutdated(list, now));
  const name = ({ path: file, list }: LoadedList): void => {
    if (named.has(list)) return;
    named.add(list);
    log.warn({ path: file, due: list.nextUpdate }, 'a list of revoked certificates is past its next update');
  };
  const revocations = (now: Date): readonly RevocationList[] => {
    reload((error) => log.error({ err: error, path }, 'lists of revoked certificates cannot be read'));
    const outdated = outdatedBy(now).length;
    if (outdated > 0) log.warn({ path, outdated }, 'a list of revoked certificates is out of date');
    return loaded.map(({ list }) => list);
  };
  return Object.assign(revocations, {
    outdated: (now: Date): number => {
      // The next check of a signature logs why the lists could not be read.
      reload(() => undefined);
      const outdated = outdatedBy(now);
      for (const one of outdated) name(one);
      return outdated.length;
    },
  });
}
