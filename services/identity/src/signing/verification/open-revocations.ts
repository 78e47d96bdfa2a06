import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '@setu/kit/process';
import { isOutdated } from './check-revocation.js';
import { type RevocationList, readRevocations } from './read-revocations.js';

/** Lists of revoked certificates as they lie in files now. */
export interface Revocations {
  /** For a look at a signature: whoever keeps the files is told what is wrong with them. */
  (now: Date): readonly RevocationList[];
  /** How many are out of date; says nothing. */
  outdated(now: Date): number;
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
  const seen = statSync(path);
  return { mtimeMs: seen.mtimeMs, size: seen.size, isFile: seen.isFile() };
}

/**
 * Reads the lists (PEM, DER) of a file or folder; throws where one cannot be read. A file that is put in place of another
 * is read at the next question; where that fails, the lists before it go on and an ERROR is logged. Nobody is asked
 * over the network. A list out of date is warned of.
 */
export function openRevocations(path: string, log: Pick<Log, 'warn' | 'error'>): Revocations {
  const read = (found: readonly Found[]) => found.flatMap((one) => readRevocations(readFileSync(one.path)));
  const stampOf = (found: readonly Found[]) => found.map(({ stamp }) => stamp).join('\n');
  const first = find(path);
  let [stamp, lists] = [stampOf(first), read(first)];
  const readAnew = (failed: (error: unknown) => void): void => {
    try {
      const found = find(path);
      if (stampOf(found) !== stamp) [stamp, lists] = [stampOf(found), read(found)];
    } catch (error) {
      failed(error);
    }
  };
  const count = (now: Date): number => lists.filter((list) => isOutdated(list, now)).length;
  const revocations = (now: Date): readonly RevocationList[] => {
    readAnew((error) => log.error({ err: error, path }, 'lists of revoked certificates cannot be read'));
    const outdated = count(now);
    if (outdated > 0) log.warn({ path, outdated }, 'a list of revoked certificates is out of date');
    return lists;
  };
  return Object.assign(revocations, {
    outdated: (now: Date): number => {
      // The next look at a signature says why they could not be read.
      readAnew(() => undefined);
      return count(now);
    },
  });
}
