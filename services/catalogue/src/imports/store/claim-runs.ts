import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import type { ImportRun } from '../domain/import-run.js';
import { columns, isUnfinished, type RunRow, toRun } from './run-rows.js';

const claimSeconds = 30;

const isFree = `(worker is null or worker_at < now() - interval '${claimSeconds} seconds')`;

/** Lets one worker at a time work on a run. */
export const claimRuns = (conn: SqlConn) => ({
  /** Returns the companies with an unfinished run that no worker holds. */
  waiting: async (): Promise<string[]> => {
    const sql = `select distinct company_id as id from import_run where ${isUnfinished} and ${isFree}`;
    return (await rowsOf<{ id: string }>(conn, { sql, bindings: [] })).map(({ id }) => id);
  },

  /**
   * Claims the company's oldest unfinished run for a worker. Returns undefined if there is none or another worker holds
   * it.
   */
  claim: async (companyId: string, worker: string): Promise<ImportRun | undefined> => {
    const row = await rowOf<RunRow>(conn, {
      sql: `update import_run set worker = ?, worker_at = now()
        where id = (select id from import_run where company_id = ? and ${isUnfinished} order by asked_at, id limit 1 for update)
          and ${isFree} returning ${columns}`,
      bindings: [worker, companyId],
    });
    return row && toRun(row);
  },

  /**
   * Renews the worker's hold on a run and locks it until the transaction ends. Returns false if the run has ended or
   * another worker has it.
   */
  renewClaim: async (id: string, worker: string): Promise<boolean> => {
    const sql = `update import_run set worker_at = now() where id = ? and worker = ? and ${isUnfinished} returning id`;
    return (await rowOf(conn, { sql, bindings: [id, worker] })) !== undefined;
  },

  release: async (id: string, worker: string): Promise<void> => {
    const sql = 'update import_run set worker = null, worker_at = null where id = ? and worker = ?';
    await rowsOf(conn, { sql, bindings: [id, worker] });
  },
});
