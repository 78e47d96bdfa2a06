import type { Conn } from '@setu/kit/db';
import { rowsOf } from '../../store/sql.js';

/** The tables a rebuild writes anew, in the order it needs them. */
export const READ_MODEL_TABLES = [
  'search_doc',
  'listing',
  'company_listing',
  'category_stats',
  'vocab',
  'vocab_delete',
  'suggestion',
] as const;
export type ReadModelTable = (typeof READ_MODEL_TABLES)[number];

interface IndexRow {
  name: string;
  definition: string;
}

const indexesOf = (conn: Conn, table: ReadModelTable): Promise<IndexRow[]> =>
  rowsOf<IndexRow>(conn, {
    sql: `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
      WHERE schemaname = current_schema() AND tablename = ? ORDER BY indexname`,
    bindings: [table],
  });

/** Makes empty tables without indexes beside the living ones, called as they are with `_next`. */
export async function makeNextTables(conn: Conn): Promise<void> {
  for (const table of READ_MODEL_TABLES) {
    await conn.raw(`DROP TABLE IF EXISTS ${table}_next`);
    await conn.raw(`CREATE TABLE ${table}_next (LIKE ${table} INCLUDING DEFAULTS)`);
  }
  await conn.raw('ALTER TABLE search_doc_next SET (fillfactor = 90)');
}

/** Gives a filled table the indexes its living one has, and statistics. */
export async function indexNextTable(conn: Conn, table: ReadModelTable): Promise<void> {
  for (const { name, definition } of await indexesOf(conn, table)) {
    const sql = definition
      .replace(`INDEX ${name} ON`, `INDEX ${name}_next ON`)
      .replace(`.${table} USING`, `.${table}_next USING`);
    await conn.raw(sql);
  }
  await conn.raw(`ANALYZE ${table}_next`);
}

/** Puts the new tables in the place of the living ones; readers wait for no longer than the renames take. */
export async function swapNextTables(conn: Conn): Promise<void> {
  for (const table of READ_MODEL_TABLES) {
    const indexes = await indexesOf(conn, table);
    await conn.raw(`DROP TABLE ${table}`);
    await conn.raw(`ALTER TABLE ${table}_next RENAME TO ${table}`);
    for (const { name } of indexes) await conn.raw(`ALTER INDEX ${name}_next RENAME TO ${name}`);
  }
}
