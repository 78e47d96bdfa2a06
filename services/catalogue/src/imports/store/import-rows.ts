import { insertAll } from '../../store/insert-all.js';
import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import type { CellProblem } from '../domain/cell-problem.js';
import type { ImportCounts, ImportRow, ImportRowResult } from '../domain/import-run.js';
import type { RawCell } from '../domain/raw-cell.js';

/** A row with its cells. */
export interface RowWithCells extends ImportRow {
  cells: readonly RawCell[];
}

/** The result of writing a row. */
export interface RowResult {
  row: number;
  result: ImportRowResult;
  skuId?: string;
  problems: readonly CellProblem[];
}

type Row = Omit<RowWithCells, 'skuId'> & { skuId: string | null };

const columns = 'row, vendor_code as "vendorCode", name, result, problems, sku_id as "skuId"';
const allColumns = `${columns}, cells`;
const toRow = <Stored extends { skuId: string | null }>(row: Stored) => ({ ...row, skuId: row.skuId ?? undefined });
const isPendingSql = "result in ('fresh', 'update')";

const counted = `select count(*)::int as rows,
    count(*) filter (where result in ('fresh', 'created'))::int as fresh,
    count(*) filter (where result in ('update', 'updated'))::int as updates,
    count(*) filter (where result = 'unchanged')::int as unchanged,
    count(*) filter (where result = 'faulty')::int as faulty,
    count(*) filter (where result in ('created', 'updated'))::int as stored,
    count(*) filter (where result = 'faulty' and was_good)::int as refused
  from import_row where run_id = ?`;

/** Stores the rows of runs. */
export const importRows = (conn: SqlConn) => ({
  add: (runId: string, rows: readonly RowWithCells[]): Promise<void> =>
    insertAll(
      conn,
      'import_row',
      'run_id, row, vendor_code, name, result, was_good, problems, cells, sku_id',
      rows.map(({ row, vendorCode, name, result, problems, cells, skuId }) => ({
        ...{ run_id: runId, row, vendor_code: vendorCode, name, result, problems, cells, sku_id: skuId ?? null },
        was_good: result !== 'faulty',
      })),
    ),

  /** Deletes all rows of a run before it is read again. */
  clear: async (runId: string): Promise<void> => {
    await rowsOf(conn, { sql: 'delete from import_row where run_id = ?', bindings: [runId] });
  },

  /** Returns the first `limit` valid rows that are not written yet. */
  pending: async (runId: string, limit: number): Promise<RowWithCells[]> => {
    const sql = `select ${allColumns} from import_row where run_id = ? and ${isPendingSql} order by row limit ?`;
    return (await rowsOf<Row>(conn, { sql, bindings: [runId, limit] })).map(toRow);
  },

  /** Locks a row until the transaction ends. Returns whether the row still has to be written. */
  take: async (runId: string, row: number): Promise<boolean> => {
    const sql = `select row from import_row where run_id = ? and row = ? and ${isPendingSql} for update`;
    return (await rowOf(conn, { sql, bindings: [runId, row] })) !== undefined;
  },

  /**
   * Locks all these rows for a worker. Returns whether all of them still have to be written and the worker still holds
   * the run. The run cannot be stopped until the transaction ends.
   */
  lockForWorker: async (runId: string, rows: readonly number[], worker: string): Promise<boolean> => {
    const sql = `select w.row from import_run r join import_row w on w.run_id = r.id
      where r.id = ? and r.worker = ? and r.state in ('reading', 'applying') and w.row = any (?::int[]) and w.${isPendingSql}
      order by w.row for share of r for update of w`;
    return (await rowsOf(conn, { sql, bindings: [runId, worker, rows] })).length === rows.length;
  },

  /** Stores the results of rows. */
  mark: async (runId: string, results: readonly RowResult[]): Promise<void> => {
    const sql = `update import_row w set result = e.result, sku_id = coalesce(e.sku_id, w.sku_id), problems = e.problems
      from json_to_recordset(?::json) as e (place int, result text, sku_id uuid, problems jsonb)
      where w.run_id = ? and w.row = e.place`;
    const outcomes = results.map(({ row, result, skuId, problems }) => ({
      ...{ place: row, result, sku_id: skuId ?? null, problems },
    }));
    await rowsOf(conn, { sql, bindings: [JSON.stringify(outcomes), runId] });
  },

  counts: async (runId: string): Promise<Omit<ImportCounts, 'picturesNamed' | 'picturesFound'>> => {
    const none = { rows: 0, fresh: 0, updates: 0, unchanged: 0, faulty: 0, stored: 0, refused: 0 };
    return (await rowOf<typeof none>(conn, { sql: counted, bindings: [runId] })) ?? none;
  },

  /** Returns whether a row that was written has a warning. */
  hasWarnings: async (runId: string): Promise<boolean> => {
    const sql = `select row from import_row where run_id = ? and result <> 'faulty' and problems <> '[]'::jsonb limit 1`;
    return (await rowOf(conn, { sql, bindings: [runId] })) !== undefined;
  },

  /** Returns a page of rows in file order, and their total. Filters by `results` if there are any. */
  page: async (
    runId: string,
    { results, limit, offset }: { results: readonly string[]; limit: number; offset: number },
  ) => {
    const matching = 'run_id = ? and (cardinality(?::text[]) = 0 or result = any (?::text[]))';
    const of = [runId, results, results];
    const [rows, total] = await Promise.all([
      rowsOf<Omit<Row, 'cells'>>(conn, {
        sql: `select ${columns} from import_row where ${matching} order by row limit ? offset ?`,
        bindings: [...of, limit, offset],
      }),
      rowOf<{ total: number }>(conn, {
        sql: `select count(*)::int as total from import_row where ${matching}`,
        bindings: of,
      }),
    ]);
    return { rows: rows.map(toRow) as ImportRow[], total: total?.total ?? 0 };
  },

  /** Returns the next `limit` rows after a row, with their cells. */
  after: async (runId: string, row: number, limit: number): Promise<RowWithCells[]> => {
    const sql = `select ${allColumns} from import_row where run_id = ? and row > ? order by row limit ?`;
    return (await rowsOf<Row>(conn, { sql, bindings: [runId, row, limit] })).map(toRow);
  },
});
