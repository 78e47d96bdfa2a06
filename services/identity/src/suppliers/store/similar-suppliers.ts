import type { TableConn } from '@setu/kit/db';
import type { CompanyTables } from '../../companies/store/companies.js';
import type { KnownBy } from '../domain/similar.js';

/** A supplier that may be the company in question, and one kind of data in which they match. */
export interface SimilarSupplier {
  companyId: string;
  shortName: string;
  by: 'tax_number' | 'mail_domain' | 'site' | 'name';
}

interface FoundRow {
  id: string;
  short_name: string;
}

const conditions: Record<SimilarSupplier['by'], string> = {
  tax_number: `case when pan <> '' then pan else substr(gstn, 3, 10) end = :taxNumber and :taxNumber <> ''`,
  mail_domain: `id in (
    select company_id from company_contact where lower(split_part(email, '@', 2)) = any(:mailDomains::text[]))`,
  site: `site_host(web_site) = :siteHost and :siteHost <> ''`,
  name: `plain_company_name(short_name) % plain_company_name(:companyName)
    and similarity(plain_company_name(short_name), plain_company_name(:companyName)) >= 0.4`,
};

/** Returns the query that finds suppliers by one kind of match. */
export const similarQuery = (by: SimilarSupplier['by']): string => `
  select id, short_name from company
  where type = 'supplier' and deleted_at is null and ${conditions[by]} order by short_name, id limit 10`;

/** The store that finds suppliers which may be the same company. */
export const similarSupplierStore = (conn: TableConn<CompanyTables>) => ({
  /** Returns all matching suppliers, one entry per kind of match, the most certain kind first. */
  async alike(like: KnownBy): Promise<SimilarSupplier[]> {
    const all: SimilarSupplier[] = [];
    for (const by of Object.keys(conditions) as SimilarSupplier['by'][]) {
      const sql = similarQuery(by);
      const bound = Object.fromEntries(Object.entries(like).filter(([name]) => sql.includes(`:${name}`)));
      const { rows } = await conn.raw<{ rows: FoundRow[] }>(sql, bound);
      all.push(...rows.map((row) => ({ companyId: row.id, shortName: row.short_name, by })));
    }
    return all;
  },
});
