import { rowsOf, type SqlConn } from './sql.js';

/** Inserts rows given as JSON, a thousand per statement. Rows with an existing key stay unchanged. */
export async function insertAll(conn: SqlConn, table: string, columns: string, rows: readonly object[]): Promise<void> {
  const BATCH = 1_000;
  for (let at = 0; at < rows.length; at += BATCH) {
    await rowsOf(conn, {
      sql: `insert into ${table} (${columns}) select ${columns}
        from json_populate_recordset(null::${table}, ?::json) on conflict do nothing`,
      bindings: [JSON.stringify(rows.slice(at, at + BATCH))],
    });
  }
}
