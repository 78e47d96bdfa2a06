import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';

const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Companies whose cards the read model has yet to follow, and how far it has come. */
export const companyProjections = (conn: SqlConn) => ({
  /** All cards of the company are to be gone through, from the first: whatever was under way begins anew. */
  begin: async (companyId: string): Promise<void> => {
    await rowsOf(conn, {
      sql: `insert into company_projection (company_id, after_sku_id) values (?, ?)
        on conflict on constraint company_projection_pk do update set after_sku_id = excluded.after_sku_id`,
      bindings: [companyId, beforeAll],
    });
  },

  /**
   * The last card that was brought in line, held with the company until the transaction ends; undefined when nothing is
   * left to do. The company is held first, as its consumer does.
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

  /** The companies that are not through. */
  due: async (): Promise<string[]> => {
    const sql = 'select company_id from company_projection order by company_id';
    return (await rowsOf<{ company_id: string }>(conn, { sql, bindings: [] })).map((row) => row.company_id);
  },
});
