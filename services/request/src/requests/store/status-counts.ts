import type { TableConn } from '@setu/kit/db';
import type { Status } from '../domain/lifecycle.js';
import type { Kind } from '../domain/request.js';
import type { RequestTables, StatusCountRow } from './tables.js';

/** The difference between the requests of one kind, status and manager and their stored count and sums. */
export interface CountDrift {
  kind: Kind;
  status: Status;
  managerId: string | undefined;
  missing: Record<'n' | 'paise' | 'kopecks' | 'unrated', number>;
}

const columns = 'kind, status, broker_manager_id, n, paise, kopecks, unrated';
const sums = 'select kind, status, broker_manager_id, sum(n), sum(paise), sum(kopecks), sum(unrated)';
const notEmpty = 'group by 1, 2, 3 having (sum(n), sum(paise), sum(kopecks), sum(unrated)) <> (0, 0, 0, 0)';

// Deletes and inserts in one statement, so every reader finds either all of the rows or their sum.
const fold = `with grown as (
    select kind, status, broker_manager_id from status_count group by 1, 2, 3 having count(*) > 1),
  folded as (delete from status_count using grown
    where status_count.kind = grown.kind and status_count.status = grown.status
      and status_count.broker_manager_id is not distinct from grown.broker_manager_id
    returning status_count.*)
  insert into status_count (${columns}) ${sums} from folded ${notEmpty}`;

// One statement has one snapshot, so it compares the requests with exactly the changes that were recorded for them.
const repair = `insert into status_count (${columns}) ${sums} from (
    select counted.* from request left join condition on condition.request_id = request.id
      cross join lateral request_counted_as(request,
        substring(trim(condition.count) from '^0*([1-9][0-9]{0,11})$')::numeric, 1) as counted
    union all select kind, status, broker_manager_id, -n, -paise, -kopecks, -unrated from status_count) every
  ${notEmpty} returning *`;

/** Maintains the stored counts of published requests. */
export const statusCountStore = (conn: TableConn<RequestTables>) => ({
  /** Replaces the rows of each kind, status and manager by one row with their sum. */
  async fold(): Promise<void> {
    await conn.raw(fold);
  },

  /** Counts all requests, corrects the stored counts, and returns the corrections. */
  async repair(): Promise<CountDrift[]> {
    // Two repairs at the same time would both add the same difference.
    await conn.raw("select pg_advisory_xact_lock(hashtextextended('status_count', 0))");
    const { rows }: { rows: StatusCountRow[] } = await conn.raw(repair);
    return rows.map(({ kind, status, broker_manager_id: managerId, n, paise, kopecks, unrated }) => ({
      ...{ kind, status, managerId: managerId ?? undefined },
      missing: { n: Number(n), paise: Number(paise), kopecks: Number(kopecks), unrated: Number(unrated) },
    }));
  },
});
