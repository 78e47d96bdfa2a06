import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import type { Heading } from '../domain/heading.js';
import type { ImportRun } from '../domain/import-run.js';
import { columns, type RunRow, toRun } from './run-rows.js';

const runLock = "hashtextextended('import ' || ?::text, 0)";

/** Reads import runs, and locks one for a change. */
export const findRuns = (conn: SqlConn) => ({
  get: async (companyId: string, id: string): Promise<ImportRun | undefined> => {
    const sql = `select ${columns} from import_run where id = ? and company_id = ?`;
    const row = await rowOf<RunRow>(conn, { sql, bindings: [id, companyId] });
    return row && toRun(row);
  },

  /**
   * Returns a run and locks it until the transaction ends. Waits only for the rows being written now. Row writers share
   * the run's lock and would otherwise keep an exclusive lock waiting for ever.
   */
  lock: async (companyId: string, id: string): Promise<ImportRun | undefined> => {
    await rowsOf(conn, { sql: `select pg_advisory_xact_lock(${runLock})`, bindings: [id] });
    const sql = `select ${columns} from import_run where id = ? and company_id = ? for update`;
    const row = await rowOf<RunRow>(conn, { sql, bindings: [id, companyId] });
    return row && toRun(row);
  },

  /** Lets a transaction that waits for an exclusive lock on the run go first. */
  yieldToLock: async (id: string): Promise<void> => {
    await rowsOf(conn, { sql: `select pg_advisory_xact_lock_shared(${runLock})`, bindings: [id] });
  },

  /** Returns the run that a user started with an idempotency key. */
  byKey: async (userId: string, companyId: string, key: string): Promise<ImportRun | undefined> => {
    const sql = `select ${columns} from import_run where user_id = ? and company_id = ? and key = ?`;
    const row = await rowOf<RunRow>(conn, { sql, bindings: [userId, companyId, key] });
    return row && toRun(row);
  },

  /** Returns the heading of a run's file. The sheet's name is empty if an earlier version of Setu read the file. */
  headingOf: async (id: string): Promise<Heading> => {
    const sql = `select sheet, titles_row as row, titles, rows_above as above from import_run where id = ?`;
    return (await rowOf<Heading>(conn, { sql, bindings: [id] })) ?? { sheet: '', row: 1, titles: [], above: [] };
  },

  /** Returns a company's runs, newest first. */
  ofCompany: async (companyId: string, limit: number): Promise<ImportRun[]> => {
    const sql = `select ${columns} from import_run where company_id = ? order by started_at desc, id desc limit ?`;
    return (await rowsOf<RunRow>(conn, { sql, bindings: [companyId, limit] })).map(toRun);
  },
});
