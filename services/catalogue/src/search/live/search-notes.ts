import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '@setu/kit/process';
import { runInContext } from '@setu/kit/process';
import type { LoggedSearch } from '../store/search-log.js';

/** Searches on their way to the report on searches: nobody waits for it, and a search is answered even when it cannot be kept. */
export interface SearchNotes {
  add(search: LoggedSearch): void;
  /** Resolves when all that was added before is written, or given up. */
  written(): Promise<void>;
}

/** So long they are gathered, to be written together. */
const gatherMs = 100;
/** So many are written at once, and kept waiting at most: what comes while the database is away is not kept. */
const [atOnce, mostWaiting] = [500, 5_000];

interface SearchLog {
  add(searches: readonly LoggedSearch[]): Promise<void>;
}

/** Gathers searches and writes them to the log in the background, in order. */
export function searchNotes(searchLog: SearchLog, log: Pick<Log, 'warn'>): SearchNotes {
  let waiting: LoggedSearch[] = [];
  let writing: Promise<void> | undefined;
  const drain = async (): Promise<void> => {
    await wait(gatherMs, undefined, { ref: false });
    while (waiting.length > 0) {
      const some = waiting.slice(0, atOnce);
      waiting = waiting.slice(atOnce);
      await searchLog
        .add(some)
        .catch((error: unknown) => log.warn({ err: error, searches: some.length }, 'searches were not logged'));
    }
  };
  return {
    add: (search) => {
      if (waiting.length < mostWaiting) waiting.push(search);
      // A call's deadline is not theirs.
      writing ??= runInContext({ requestId: search.id }, drain).finally(() => {
        writing = undefined;
      });
    },
    written: async () => {
      while (writing !== undefined) await writing;
    },
  };
}
