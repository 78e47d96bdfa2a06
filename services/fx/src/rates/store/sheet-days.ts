import type { TableConn } from '@setu/kit/db';
import type { Day } from '../domain/day.js';
import type { RateTables } from './tables.js';

const missingDays = `select day from unnest(?::text[]) as day
  where not exists (select 1 from sheet_day where sheet_day.day = day.day::date) order by day`;

/** Stores the days for which the Bank of Russia has answered, so that each past day is requested once. */
export const sheetDayStore = (conn: TableConn<RateTables>) => ({
  /** Returns the days that the Bank of Russia has not answered for yet, oldest first. */
  async missing(days: Day[]): Promise<Day[]> {
    const { rows } = await conn.raw<{ rows: { day: Day }[] }>(missingDays, [days]);
    return rows.map((row) => row.day);
  },

  /** Records that the Bank of Russia answered for a day, and the date of its sheet. */
  async put(day: Day, sheetDate: Day): Promise<void> {
    await conn('sheet_day')
      .insert({ day, sheet_date: sheetDate })
      .onConflict('day')
      .merge({ sheet_date: sheetDate, fetched_at: conn.fn.now() });
  },
});
