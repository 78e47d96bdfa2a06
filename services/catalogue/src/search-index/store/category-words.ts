import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';

/** The words of categories' names in the read model. */
export const categoryWords = (conn: SqlConn) => ({
  /** Another text after every change of the trees. */
  revision: async (): Promise<string> =>
    (await rowOf<{ revision: string }>(conn, { sql: 'select revision from category_tree', bindings: [] }))?.revision ??
    '',

  all: (): Promise<{ word: string; num: number }[]> =>
    rowsOf(conn, { sql: 'select word, category_num as num from category_word', bindings: [] }),
});
