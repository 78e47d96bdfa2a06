import type { Table, TableConn } from '@setu/kit/db';
import { firstRow } from '../../store/rows.js';
import type { Window } from '../domain/window.js';

interface RateLimitRow {
  key: string;
  starts_at: Date;
  ends_at: Date;
  taken: string;
}
export interface RateLimitTables {
  taken_limit: Table<RateLimitRow>;
}

const takeSql = `
  insert into taken_limit (key, starts_at, ends_at, taken) values (?, ?, ?, ?)
  on conflict (key, starts_at) do update set taken = taken_limit.taken + excluded.taken
  returning taken`;

/** The counts of limits, by key and window. */
export function rateLimitStore(conn: TableConn<RateLimitTables>) {
  return {
    /** Adds the cost and returns the total of this window. */
    take: async (key: string, cost: number, { startsAt, endsAt }: Window): Promise<number> => {
      const row = await firstRow<RateLimitRow>(conn, takeSql, [key, startsAt, endsAt, cost]);
      return Number(row?.taken ?? cost);
    },
    /** Deletes at most `batch` rows of past windows and returns how many it deleted. */
    purge: (now: Date, batch: number): Promise<number> =>
      conn('taken_limit')
        .whereIn(
          ['key', 'starts_at'],
          conn('taken_limit')
            .where('ends_at', '<', now)
            .orderBy('ends_at')
            .limit(batch)
            .forUpdate()
            .skipLocked()
            .select('key', 'starts_at'),
        )
        .delete(),
  };
}
