import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '@setu/kit/process';
import { isOutdated } from './check-revocation.js';
import { type RevocationList, readRevocations } from './read-revocations.js';

/** Lists of revoked certificates as they lie in files now. */
export interface Revocations {
  /** For a look at a signature: whoever keeps the files is told what is wrong with them. */
  (now: Date): readonly RevocationList[];
  /** How many are out of date; each is named in the log once. */
  outdated(now: Date): number;
}

interface Kept {
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
  const seen = statSync(path);
  return { mtimeMs: seen.mtimeMs, size: seen.size, isFile: seen.isFile() };
}

/**
 * Reads the lists (PEM, DER) of a file or folder; throws where one cannot be read. A file that is put in place of another
 * is read at the next question; where that fails, the lists before it go on and an ERROR is logged. Nobody is asked
 * over the network. A list out of date is warned of.
 */
export function openRevocations(path: string, log: Pick<Log, 'warn' | 'error'>): Revocations {
  const read = (found: readonly Found[]): Kept[] =>
    found.flatMap((one) => readRevocations(readFileSync(one.path)).map((list) => ({ path: one.path, list })));
  const stampOf = (found: readonly Found[]) => found.map(({ stamp }) => stamp).join('\n');
  const first = find(path);
  let [stamp, kept] = [stampOf(first), read(first)];
  const named = new WeakSet<RevocationList>();
  const readAnew = (failed: (error: unknown) => void): void => {
    try {
      const found = find(path);
      if (stampOf(found) !== stamp) [stamp, kept] = [stampOf(found), read(found)];
    } catch (error) {
      failed(error);
    }
  };
  const outdatedBy = (now: Date): Kept[] => kept.filter(({ list }) => isOutdated(list, now));
  const name = ({ path: file, list }: Kept): void => {
    if (named.has(list)) return;
    named.add(list);
    log.warn(
      { path: file, due: list.nextUpdate },
      'a list of revoked certificates should have been followed by another',
    );
  };
  const revocations = (now: Date): readonly RevocationList[] => {
    readAnew((error) => log.error({ err: error, path }, 'lists of revoked certificates cannot be read'));
    const outdated = outdatedBy(now).length;
    if (outdated > 0) log.warn({ path, outdated }, 'a list of revoked certificates is out of date');
    return kept.map(({ list }) => list);
  };
  return Object.assign(revocations, {
    outdated: (now: Date): number => {
      // The next look at a signature says why they could not be read.
      readAnew(() => undefined);
      const outdated = outdatedBy(now);
      for (const one of outdated) name(one);
      return outdated.length;
    },
  });
}
