import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import type { Heading } from '../domain/heading.js';
import type { ImportCounts, ImportFailure, ImportState, Starter } from '../domain/import-run.js';
import { isUnfinished } from './run-rows.js';

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

/** Adds, changes and deletes import runs. */
export const writeRuns = (conn: SqlConn) => ({
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

  setHeading: async (id: string, { sheet, row, titles, above }: Heading): Promise<void> => {
    const sql = `update import_run set sheet = ?, titles_row = ?, titles = ?::jsonb, rows_above = ?::jsonb where id = ?`;
    await rowsOf(conn, { sql, bindings: [sheet, row, JSON.stringify(titles), JSON.stringify(above), id] });
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
