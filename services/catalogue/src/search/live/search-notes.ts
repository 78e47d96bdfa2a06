import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '@setu/kit/process';
import { runInContext } from '@setu/kit/process';
import type { LoggedSearch } from '../store/search-log.js';

/**
 * Queues searches for the report on searches. Callers do not wait, and a search is answered even if it cannot be
 * logged.
 */
export interface SearchNotes {
  add(search: LoggedSearch): void;
  /** Resolves when everything added before is written or dropped. */
  written(): Promise<void>;
}

/** How long searches are collected before they are written together, in milliseconds. */
const gatherMs = 100;
/**
 * The number of searches per write, and the most that may wait. While the database is down, further searches are
 * dropped.
 */
const [batchSize, maxWaiting] = [500, 5_000];

interface SearchLog {
  add(searches: readonly LoggedSearch[]): Promise<void>;
}

/** Collects searches and writes them to the log in the background, in order. */
export function searchNotes(searchLog: SearchLog, log: Pick<Log, 'warn'>): SearchNotes {
  let waiting: LoggedSearch[] = [];
  let writing: Promise<void> | undefined;
  const drain = async (): Promise<void> => {
    await wait(gatherMs, undefined, { ref: false });
    while (waiting.length > 0) {
      const some = waiting.slice(0, batchSize);
      waiting = waiting.slice(batchSize);
      await searchLog
        .add(some)
        .catch((error: unknown) => log.warn({ err: error, searches: some.length }, 'searches were not logged'));
    }
  };
  return {
    add: (search) => {
      if (waiting.length < maxWaiting) waiting.push(search);
      // Runs without the deadline of the call.
      writing ??= runInContext({ requestId: search.id }, drain).finally(() => {
        writing = undefined;
      });
    },
    written: async () => {
      while (writing !== undefined) await writing;
    },
  };
}
