import { rowsOf, type SqlConn } from '../../store/sql.js';
import type { Card, FileRef } from '../domain/card.js';

const maxCertificates = 50;

/** A certificate that expires, and a card that has it. */
export interface ExpiringCertificate {
  name: string;
  validUntil: string;
  skuId: string;
  type: Card['category']['type'];
}

/** A certificate of a company's cards, with its last valid day, or null if it does not expire. */
export type CompanyCertificate = FileRef & { validUntil: string | null };

/** Reads the files that certify cards. */
export const certificates = (conn: SqlConn) => ({
  /**
   * Returns the certificates of a company's published cards that are valid on a day (YYYY-MM-DD). Each file occurs
   * once, and files are sorted by name.
   */
  ofCompany: async (companyId: string, day: string): Promise<CompanyCertificate[]> => {
    const rows = await rowsOf<Omit<CompanyCertificate, 'size'> & { size: string }>(conn, {
      sql: `select f.file_id as id, min(f.name) as name, min(f.type) as type, min(f.size) as size,
          max(f.valid_until)::text as "validUntil"
        from sku s join certificate f on f.sku_id = s.id and f.version = s.published_version
        where s.company_id = ? and s.removed_at is null and coalesce(f.valid_until >= ?::date, true)
        group by f.file_id order by 2, 1 limit ${maxCertificates}`,
      bindings: [companyId, day],
    });
    return rows.map((row) => ({ ...row, size: BigInt(row.size) }));
  },

  /**
   * Returns the certificates of a company's published cards that expire by a day (YYYY-MM-DD). Each file occurs once,
   * and the earliest comes first.
   */
  expiring: (companyId: string, lastDay: string, count: number): Promise<ExpiringCertificate[]> =>
    rowsOf<ExpiringCertificate>(conn, {
      sql: `select * from (select distinct on (f.file_id) f.name, f.valid_until::text as "validUntil", s.id as "skuId", c.type
          from sku s join certificate f on f.sku_id = s.id and f.version = s.published_version
          join sku_version v on v.sku_id = s.id and v.version = f.version
          join category c on c.id = v.category_id
          where s.company_id = ? and s.removed_at is null and f.valid_until <= ?::date
          order by f.file_id, s.id) ending
        order by "validUntil", name limit ?::int`,
      bindings: [companyId, lastDay, count],
    }),
});
