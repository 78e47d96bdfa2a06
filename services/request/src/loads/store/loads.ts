import type { TableConn } from '@setu/kit/db';
import { openStages, type StageLimit } from '../../requests/domain/sla-timers.js';
import type { RequestTables } from '../../requests/store/tables.js';
import type { Load } from '../domain/loads.js';

const loadOfEach = `select request.broker_manager_id as manager_id, count(*) as n,
    count(*) filter (where request.status_at < limits.before) as late
  from request left join unnest(?::text[], ?::timestamptz[]) as limits(status, before) on limits.status = request.status
  where request.broker_manager_id = any(?) and request.status = any(?)
  group by 1`;

export const loadStore = (conn: TableConn<RequestTables>) => ({
  /**
   * Returns the workloads in the order of the ids. `late` gives, for each stage, the moment before which a request in
   * it is late.
   */
  async of(managerIds: readonly string[], late: readonly StageLimit[]): Promise<Load[]> {
    const limits = [late.map(({ status }) => status), late.map(({ before }) => before.toISOString())];
    const { rows } = await conn.raw<{ rows: { manager_id: string; n: string; late: string }[] }>(loadOfEach, [
      ...limits,
      [...managerIds],
      [...openStages],
    ]);
    const found = new Map(rows.map((row) => [row.manager_id, row]));
    return managerIds.map((managerId) => {
      const { n = 0, late: beyond = 0 } = found.get(managerId) ?? {};
      return { managerId, open: Number(n), late: Number(beyond) };
    });
  },
});
