import type { Conn, TableConn } from '@setu/kit/db';
import type { Attempts } from '../domain/throttle.js';
import type { SessionTables } from './tables.js';

/** Counters of sign-in by key (an e-mail's hash, a network); `lock` must run in a transaction. */
export function signInAttemptStore(conn: Conn) {
  const tables: TableConn<SessionTables> = conn;
  const counter = () => tables('sign_in_attempt');
  return {
    /** The counter, locked against parallel tries; made when there is none. `fresh` tells it was made just now. */
    lock: async (key: string, now: Date): Promise<Attempts & { fresh: boolean }> => {
      const made = await counter().insert({ key, failures: 0, at: now }).onConflict('key').ignore().returning('key');
      const found = await counter().where({ key }).forUpdate().first('failures', 'at');
      return { failures: found?.failures ?? 0, at: found?.at ?? now, fresh: found === undefined || made.length > 0 };
    },
    save: async (key: string, { failures, at }: Attempts): Promise<void> => {
      await counter().insert({ key, failures, at }).onConflict('key').merge(['failures', 'at']);
    },
    clear: async (key: string): Promise<void> => {
      await counter().where({ key }).delete();
    },
    /** Deletes at most `batch` last counted before the moment; gives how many. */
    purge: (before: Date, batch: number): Promise<number> =>
      counter()
        .whereIn('key', counter().where('at', '<', before).orderBy('at').limit(batch).select('key'))
        .delete(),
  };
}
