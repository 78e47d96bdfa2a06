import { rowsOf, type SqlConn } from '../../store/sql.js';
import type { FileRef } from '../domain/card.js';

const most = 50;

/** Reads the files that certify cards. */
export const certificates = (conn: SqlConn) => ({
  /** Those of a company's published cards, each file once, by name; those that ended are left out. */
  ofCompany: async (companyId: string): Promise<FileRef[]> => {
    const rows = await rowsOf<Omit<FileRef, 'size'> & { size: string }>(conn, {
      sql: `select f.file_id as id, min(f.name) as name, min(f.type) as type, min(f.size) as size
        from sku s join certificate f on f.sku_id = s.id and f.version = s.published_version
        where s.company_id = ? and s.removed_at is null and coalesce(f.valid_until >= current_date, true)
        group by f.file_id order by 2, 1 limit ${most}`,
      bindings: [companyId],
    });
    return rows.map((row) => ({ ...row, size: BigInt(row.size) }));
  },
});
