import { rowsOf, type SqlConn } from '../../store/sql.js';

/** The tables of the read model, in the order in which a rebuild needs them. */
export const readModelTables = [
  'search_doc',
  'listing',
  'company_listing',
  'category_stats',
  'vocab',
  'vocab_delete',
  'suggestion',
  'resting_rank',
  'read_model_state',
] as const;
export type ReadModelTable = (typeof readModelTables)[number];

/** The read model to write: the live one, or the one that a rebuild prepares in tables with the suffix `_next`. */
export type TableSuffix = '' | '_next';

interface IndexRow {
  name: string;
  definition: string;
}

const indexesOf = (conn: SqlConn, table: ReadModelTable): Promise<IndexRow[]> =>
  rowsOf<IndexRow>(conn, {
    sql: `select indexname as name, indexdef as definition from pg_indexes
      where schemaname = current_schema() and tablename = ? order by indexname`,
    bindings: [table],
  });

/** Creates empty tables with the suffix `_next` and without indexes, next to the live ones. */
export async function makeNextTables(conn: SqlConn): Promise<void> {
  for (const table of readModelTables) {
    await conn.raw(`drop table if exists ${table}_next`);
    await conn.raw(`create table ${table}_next (like ${table} including defaults)`);
  }
  await conn.raw('alter table search_doc_next set (fillfactor = 90)');
}

/** Gives a filled table the indexes of its live table, and statistics. */
export async function indexNextTable(conn: SqlConn, table: ReadModelTable): Promise<void> {
  for (const { name, definition } of await indexesOf(conn, table)) {
    const sql = definition
      .replace(`INDEX ${name} ON`, `INDEX ${name}_next ON`)
      .replace(`.${table} USING`, `.${table}_next USING`);
    await conn.raw(sql);
  }
  await conn.raw(`analyze ${table}_next`);
}

const notedChanges = [
  ['inserted', 'insert', 'new'],
  ['updated', 'update', 'new'],
  ['deleted', 'delete', 'old'],
] as const;

/** Records changes of the live documents for the indexes that follow them, and notifies them of the new documents. */
const followed = [
  ...notedChanges.map(
    ([name, event, rows]) => `create trigger search_doc_${name} after ${event} on search_doc
      referencing ${rows} table as touched for each statement execute function note_search_change()`,
  ),
  `select pg_notify('setu_catalogue_search_doc', '')`,
];

/** Returns the statements that replace the live tables by the new ones, to be sent together. */
export async function swapStatements(conn: SqlConn): Promise<string> {
  const statements: string[] = [];
  for (const table of readModelTables) {
    const indexes = await indexesOf(conn, table);
    statements.push(`drop table ${table}`, `alter table ${table}_next rename to ${table}`);
    statements.push(...indexes.map(({ name }) => `alter index ${name}_next rename to ${name}`));
  }
  return [...statements, ...followed].join(';\n');
}
