import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';

const beforeAll = '00000000-0000-0000-0000-000000000000';

/** The companies whose cards still have to be updated in the read model, with the progress of each. */
export const companyProjections = (conn: SqlConn) => ({
  /** Schedules an update of all cards of a company from the first one. It replaces an update in progress. */
  begin: async (companyId: string): Promise<void> => {
    await rowsOf(conn, {
      sql: `insert into company_projection (company_id, after_sku_id) values (?, ?)
        on conflict on constraint company_projection_pk do update set after_sku_id = excluded.after_sku_id`,
      bindings: [companyId, beforeAll],
    });
  },

  /**
   * Returns the last updated card, or undefined if nothing is left to do. Locks the progress and the company until the
   * transaction ends. The company is locked first, because the consumer of company changes uses the same order.
   */
  take: async (companyId: string): Promise<string | undefined> => {
    await rowsOf(conn, { sql: 'select id from company where id = ? for share', bindings: [companyId] });
    const row = await rowOf<{ after_sku_id: string }>(conn, {
      sql: 'select after_sku_id from company_projection where company_id = ? for update',
      bindings: [companyId],
    });
    return row?.after_sku_id;
  },

  advance: async (companyId: string, afterId: string): Promise<void> => {
    await rowsOf(conn, {
      sql: 'update company_projection set after_sku_id = ? where company_id = ?',
      bindings: [afterId, companyId],
    });
  },

  end: async (companyId: string): Promise<void> => {
    await rowsOf(conn, { sql: 'delete from company_projection where company_id = ?', bindings: [companyId] });
  },

  /** Returns the companies whose update is not finished. */
  pending: async (): Promise<string[]> => {
    const sql = 'select company_id from company_projection order by company_id';
    return (await rowsOf<{ company_id: string }>(conn, { sql, bindings: [] })).map((row) => row.company_id);
  },
});
