import type { TableConn } from '@setu/kit/db';
import type { Attempts } from '../domain/throttle.js';
import type { SessionTables } from './tables.js';

/** The store of sign-in counters by key. `lock` must run in a transaction. */
export function signInAttemptStore(conn: TableConn<SessionTables>) {
  const counter = () => conn('sign_in_attempt');
  return {
    read: (key: string): Promise<Attempts | undefined> => counter().where({ key }).first('failures', 'at'),
    /** Returns the counter locked against concurrent attempts, and creates it if needed. */
    lock: async (key: string, now: Date): Promise<Attempts> => {
      await counter().insert({ key, failures: 0, at: now }).onConflict('key').ignore();
      return (await counter().where({ key }).forUpdate().first('failures', 'at')) ?? { failures: 0, at: now };
    },
    save: async (key: string, { failures, at }: Attempts): Promise<void> => {
      await counter().insert({ key, failures, at }).onConflict('key').merge(['failures', 'at']);
    },
    clear: async (key: string): Promise<void> => {
      await counter().where({ key }).delete();
    },
    /** Deletes at most `batch` counters last changed before the given time and returns how many. */
    purge: (before: Date, batch: number): Promise<number> =>
      counter()
        .whereIn('key', counter().where('at', '<', before).orderBy('at').limit(batch).select('key'))
        .delete(),
  };
}
