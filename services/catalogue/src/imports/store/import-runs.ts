import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import type { ImportCounts, ImportFailure, ImportRun, ImportState, Starter } from '../domain/import-run.js';

type Nullable = 'failure' | 'picturesId' | 'markedFileId';
type RunRow = Omit<ImportRun, Nullable | 'fileSize' | 'picturesSize'> & {
  failure: ImportFailure | null;
  picturesId: string | null;
  markedFileId: string | null;
  fileSize: string;
  picturesSize: string;
};

const columns = `id, company_id as "companyId", state, failure, file_id as "fileId", file_name as "fileName", file_size as "fileSize",
  pictures_id as "picturesId", pictures_name as "picturesName", pictures_size as "picturesSize", starter,
  started_at as "startedAt", state_at as "stateAt", at_row as "atRow", at_name as "atName", marked_file_id as "markedFileId",
  marked_file_name as "markedFileName", applies_at_once as "appliesAtOnce", titles, rows, fresh, updates, unchanged, faulty,
  stored, refused, pictures_named as "picturesNamed", pictures_found as "picturesFound"`;

const toRun = (row: RunRow): ImportRun => ({
  ...row,
  failure: row.failure ?? undefined,
  picturesId: row.picturesId ?? undefined,
  markedFileId: row.markedFileId ?? undefined,
  fileSize: Number(row.fileSize),
  picturesSize: Number(row.picturesSize),
});

const runLock = "hashtextextended('import ' || ?::text, 0)";
const claimSeconds = 30;
const isUnfinished = "state in ('reading', 'applying')";
const isFree = `(worker is null or worker_at < now() - interval '${claimSeconds} seconds')`;

/** A new run. */
export interface NewRun {
  id: string;
  companyId: string;
  key: string;
  starter: Starter;
  file: { id: string; name: string; size: number };
  pictures: { id: string; name: string; size: number } | undefined;
  appliesAtOnce: boolean;
  at: Date;
}

/** The progress of a run. */
export interface Progress {
  atRow: number;
  atName: string;
  counts: ImportCounts;
}

/** Stores import runs over card files. */
export const importRuns = (conn: SqlConn) => ({
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

  /** Returns a company's runs, newest first. */
  ofCompany: async (companyId: string, limit: number): Promise<ImportRun[]> => {
    const sql = `select ${columns} from import_run where company_id = ? order by started_at desc, id desc limit ?`;
    return (await rowsOf<RunRow>(conn, { sql, bindings: [companyId, limit] })).map(toRun);
  },

  /** Inserts a run. Returns false if the user already has a run with this key. */
  add: async ({ id, companyId, key, starter, file, pictures, appliesAtOnce, at }: NewRun): Promise<boolean> => {
    const row = await rowOf(conn, {
      sql: `insert into import_run (id, company_id, user_id, key, starter, state, file_id, file_name, file_size, pictures_id,
          pictures_name, pictures_size, applies_at_once, started_at, state_at, asked_at)
        values (?, ?, ?, ?, ?::jsonb, 'reading', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        on conflict on constraint import_run_key_key do nothing returning id`,
      bindings: [
        ...[id, companyId, starter.userId, key, JSON.stringify(starter), file.id, file.name, file.size],
        ...[pictures?.id ?? null, pictures?.name ?? '', pictures?.size ?? 0, appliesAtOnce, at, at, at],
      ],
    });
    return row !== undefined;
  },

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

  setTitles: async (id: string, titles: readonly string[]): Promise<void> => {
    const sql = 'update import_run set titles = ?::jsonb where id = ?';
    await rowsOf(conn, { sql, bindings: [JSON.stringify(titles), id] });
  },

  /** Stores the progress of a run. */
  progress: async (id: string, { atRow, atName, counts }: Progress): Promise<void> => {
    const { rows, fresh, updates, unchanged, faulty, stored, refused, picturesNamed, picturesFound } = counts;
    await rowsOf(conn, {
      sql: `update import_run set at_row = ?, at_name = ?, rows = ?, fresh = ?, updates = ?, unchanged = ?, faulty = ?,
          stored = ?, refused = ?, pictures_named = ?, pictures_found = ? where id = ?`,
      bindings: [
        atRow,
        atName,
        rows,
        fresh,
        updates,
        unchanged,
        faulty,
        stored,
        refused,
        picturesNamed,
        picturesFound,
        id,
      ],
    });
  },

  setMarked: async (id: string, file: { id: string; name: string }): Promise<void> => {
    const sql = 'update import_run set marked_file_id = ?, marked_file_name = ? where id = ?';
    await rowsOf(conn, { sql, bindings: [file.id, file.name, id] });
  },

  /** Sets the state of a run and releases it from its worker. */
  setState: async (id: string, state: ImportState, at: Date, failure?: ImportFailure): Promise<void> => {
    const sql = `update import_run set state = ?, failure = ?, state_at = ?, at_row = 0, at_name = '', worker = null,
        worker_at = null where id = ?`;
    await rowsOf(conn, { sql, bindings: [state, failure ?? null, at, id] });
  },

  /** Starts the writing of a checked run on behalf of the user who requested it. */
  startApplying: async (id: string, starter: Starter, at: Date): Promise<void> => {
    const sql = `update import_run set state = 'applying', starter = ?::jsonb, state_at = ?, asked_at = ? where id = ?`;
    await rowsOf(conn, { sql, bindings: [JSON.stringify(starter), at, at, id] });
  },

  /**
   * Deletes up to `limit` finished runs that started before the given time, with their rows. Returns how many were
   * deleted.
   */
  forget: async (before: Date, limit: number): Promise<number> => {
    const sql = `delete from import_run where id in (select id from import_run where started_at < ? and not (${isUnfinished}) limit ?)
      returning id`;
    return (await rowsOf(conn, { sql, bindings: [before, limit] })).length;
  },
});
