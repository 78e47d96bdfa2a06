import type { TableConn } from '@setu/kit/db';
import type { Day } from '../domain/day.js';
import type { RateTables } from './tables.js';

const missingDays = `select day from unnest(?::text[]) as day
  where not exists (select 1 from sheet_day where sheet_day.day = day.day::date) order by day`;

/** For which days the bank has answered, so that each past day is asked for once. */
export const sheetDayStore = (conn: TableConn<RateTables>) => ({
  /** Those of the days the bank has not answered for yet, oldest first. */
  async missing(days: Day[]): Promise<Day[]> {
    const { rows } = await conn.raw<{ rows: { day: Day }[] }>(missingDays, [days]);
    return rows.map((row) => row.day);
  },

  /** Remembers that the bank answered for a day, with the sheet of which day. */
  async put(day: Day, sheetDate: Day): Promise<void> {
    await conn('sheet_day')
      .insert({ day, sheet_date: sheetDate })
      .onConflict('day')
      .merge({ sheet_date: sheetDate, fetched_at: conn.fn.now() });
  },
});
