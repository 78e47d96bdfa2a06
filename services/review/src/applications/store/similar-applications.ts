import type { TableConn } from '@setu/kit/db';
import type { Application } from '../domain/application.js';
import { knownBy, type LikeBy, mostLikelyFirst, type SimilarApplication } from '../domain/similar.js';
import type { ApplicationTables } from './tables.js';

interface FoundRow extends Pick<Application, 'id' | 'status'> {
  numeric_hash: string;
  company_name: string;
}

// The threshold of 0.4 accepts an added word, but not a different name. "Sahyadri Castings" is similar to "Sahyadri
// Castings India", but not to "Deccan Castings".
const conditions: Record<LikeBy, string> = {
  tax_number: `case when pan <> '' then pan else substr(gstn, 3, 10) end = :taxNumber and :taxNumber <> ''`,
  mail_domain: `lower(split_part(contact ->> 'email', '@', 2)) = any(:mailDomains::text[])`,
  site: `site_host(web_site_url) = :siteHost and :siteHost <> ''`,
  name: `plain_company_name(company_name) % plain_company_name(:companyName)
    and similarity(plain_company_name(company_name), plain_company_name(:companyName)) >= 0.4`,
};

/** Returns the query for applications with one kind of similarity. Exported so that a test can explain its plan. */
export const similarQuery = (by: LikeBy): string => `
  select id, numeric_hash, company_name, status from application
  where ${conditions[by]} and id <> :id order by created_at desc limit 10`;

/** Finds applications that may come from the same company. */
export const similarStore = (conn: TableConn<ApplicationTables>) => ({
  async similarTo(application: Application): Promise<SimilarApplication[]> {
    const like = knownBy(application);
    const found = async (by: LikeBy): Promise<SimilarApplication[]> => {
      const sql = similarQuery(by);
      const bound = Object.fromEntries(Object.entries(like).filter(([name]) => sql.includes(`:${name}`)));
      const { rows } = await conn.raw<{ rows: FoundRow[] }>(sql, bound);
      return rows.map((row) => ({
        ...{ id: row.id, numericHash: row.numeric_hash, companyName: row.company_name, status: row.status, by: [by] },
      }));
    };
    const all: SimilarApplication[] = [];
    for (const by of Object.keys(conditions) as LikeBy[]) all.push(...(await found(by)));
    return mostLikelyFirst(all);
  },
});
