import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';

/** Reads the words of category names from the read model. */
export const categoryWords = (conn: SqlConn) => ({
  /** Returns a text that changes with every change of the category trees. */
  revision: async (): Promise<string> =>
    (await rowOf<{ revision: string }>(conn, { sql: 'select revision from category_tree', bindings: [] }))?.revision ??
    '',

  all: (): Promise<{ word: string; num: number }[]> =>
    rowsOf(conn, { sql: 'select word, category_num as num from category_word', bindings: [] }),
});
