import { type Queries, rows } from '../../store/rows.js';
import type { ReportParams } from '../domain/report.js';

/**
 * Returns the number of new rows in each of the last twelve months including the current one; empty months give 0. `at`
 * is the SQL for the time at which a row of `source` was added.
 */
export const registeredBars = async (
  conn: Queries,
  source: { from: string; where: string; at: string },
  { timeZone, now }: ReportParams,
): Promise<{ label: string; values: number[] }[]> => {
  const zone = timeZone || 'UTC';
  const months = await rows<{ label: string; count: number }>(
    conn,
    `select to_char(month, 'YYYY-MM-DD') as label, coalesce(came.count, 0)::integer as count
      from generate_series(date_trunc('month', ?::timestamptz at time zone ?) - interval '11 months',
        date_trunc('month', ?::timestamptz at time zone ?), interval '1 month') as month
      left join (select date_trunc('month', ${source.at} at time zone ?) as month, count(*) as count
        from ${source.from} where ${source.where} group by 1) came using (month) order by month`,
    [now, zone, now, zone, zone],
  );
  return months.map(({ label, count }) => ({ label, values: [count] }));
};
