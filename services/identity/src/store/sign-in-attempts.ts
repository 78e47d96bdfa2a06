import type { Conn } from '@setu/kit/db';
import type { Attempts } from '../domain/throttle.js';
import { firstRow, rows } from './rows.js';

/** Counters of sign-in by key (an e-mail's hash, a network); `lock` must run in a transaction. */
export function signInAttemptStore(conn: Conn) {
  return {
    /** The counter, locked against parallel tries; made when there is none. `fresh` tells it was made just now. */
    lock: async (key: string, now: Date): Promise<Attempts & { fresh: boolean }> => {
      const made = await rows(
        conn,
        'insert into sign_in_attempt (key, at) values (?, ?) on conflict (key) do nothing returning key',
        [key, now],
      );
      const found = await firstRow<Attempts>(
        conn,
        'select failures, at from sign_in_attempt where key = ? for update',
        [key],
      );
      return found === null ? { failures: 0, at: now, fresh: true } : { ...found, fresh: made.length > 0 };
    },
    save: async (key: string, { failures, at }: Attempts): Promise<void> => {
      await rows(
        conn,
        `insert into sign_in_attempt (key, failures, at) values (?, ?, ?)
          on conflict (key) do update set failures = excluded.failures, at = excluded.at`,
        [key, failures, at],
      );
    },
    clear: async (key: string): Promise<void> => {
      await rows(conn, 'delete from sign_in_attempt where key = ?', [key]);
    },
    /** Deletes at most `batch` last counted before the moment; gives how many. */
    purge: async (before: Date, batch: number): Promise<number> =>
      (
        await rows(
          conn,
          `delete from sign_in_attempt where key in
            (select key from sign_in_attempt where at < ? order by at limit ?) returning key`,
          [before, batch],
        )
      ).length,
  };
}
