import { rowsOf, type SqlConn } from '../../store/sql.js';

/** A search somebody made, for the report on searches. */
export interface LoggedSearch {
  id: string;
  searchedAt: Date;
  query: string;
  corrected: string;
  total: number;
  categoryId: string | undefined;
  userId: string | undefined;
  companyId: string | undefined;
  locale: string;
}

/** The log of searches. */
export const searchLog = (conn: SqlConn) => ({
  add: async (search: LoggedSearch): Promise<void> => {
    await rowsOf(conn, {
      sql: `insert into search_log (id, searched_at, query, corrected, total, category_id, user_id, company_id, locale)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      bindings: [
        search.id,
        search.searchedAt,
        search.query,
        search.corrected,
        search.total,
        search.categoryId ?? null,
        search.userId ?? null,
        search.companyId ?? null,
        search.locale,
      ],
    });
  },
  /** What somebody searched for stays as anybody's. */
  forgetUser: async (userId: string): Promise<void> => {
    await rowsOf(conn, {
      sql: 'update search_log set user_id = null, company_id = null where user_id = ?',
      bindings: [userId],
    });
  },
});
