import type { Conn } from '@setu/kit/db';
import type { Day } from '../domain/day.js';

/** For which days the bank has answered, so that each past day is asked for once. */
export const sheetDayStore = (conn: Conn) => ({
  /** Those of the days the bank has not answered for yet, oldest first. */
  async missing(days: Day[]): Promise<Day[]> {
    const { rows } = await conn.raw<{ rows: { day: Day }[] }>(
      `select day from unnest(?::text[]) as day
       where not exists (select 1 from sheet_day where sheet_day.day = day.day::date) order by day`,
      [days],
    );
    return rows.map((row) => row.day);
  },

  /** Remembers that the bank answered for a day, with the sheet of which day. */
  async put(day: Day, sheetDate: Day): Promise<void> {
    await conn.raw(
      `insert into sheet_day (day, sheet_date) values (?, ?)
       on conflict on constraint sheet_day_pkey do update set sheet_date = excluded.sheet_date, fetched_at = now()`,
      [day, sheetDate],
    );
  },
});
