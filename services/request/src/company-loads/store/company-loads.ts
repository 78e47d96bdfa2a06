import type { TableConn } from '@setu/kit/db';
import { isOpen } from '../../requests/store/open.js';
import type { RequestTables } from '../../requests/store/tables.js';

/** The number of requests of a company, open and published. */
export interface CompanyLoad {
  open: number;
  published: number;
}

/** The requests of a company of a list, and when the latest was published. */
export interface ListedLoad extends CompanyLoad {
  id: string;
  lastAt: Date;
}

const ofColumn = (column: string): string =>
  `select count(*) filter (where ${isOpen}) as open, count(*) as published from request
    where ${column} = ? and status <> 'draft'`;

// Two subqueries, so that each condition uses its own index.
const count = `select sum(open)::int as open, sum(published)::int as published
  from (${ofColumn('customer_company_id')} union all ${ofColumn('supplier_company_id')}) each`;

const ofEach = (column: string): string =>
  `select ${column} as id, count(*) filter (where ${isOpen}) as open, count(*) as published,
      max(published_at) as last_at
    from request where ${column} = any(:ids::uuid[]) and status <> 'draft' group by 1`;

const countEach = `select id, sum(open)::int as open, sum(published)::int as published, max(last_at) as "lastAt"
  from (${ofEach('customer_company_id')} union all ${ofEach('supplier_company_id')}) each group by id`;

export const companyLoadStore = (conn: TableConn<RequestTables>) => ({
  /** Counts the requests in which the company is the customer or the supplier. */
  async of(companyId: string): Promise<CompanyLoad> {
    const { rows } = await conn.raw<{ rows: CompanyLoad[] }>(count, [companyId, companyId]);
    return rows[0] ?? { open: 0, published: 0 };
  },

  /** Counts the requests of each company. Leaves out companies without any. */
  async ofEach(companyIds: readonly string[]): Promise<ListedLoad[]> {
    const { rows } = await conn.raw<{ rows: ListedLoad[] }>(countEach, { ids: [...companyIds] });
    return rows;
  },
});
