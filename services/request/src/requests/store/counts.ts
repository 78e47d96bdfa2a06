import type { TableConn } from '@setu/kit/db';
import type { Waits } from '../../desk/store/matters-query.js';
import type { Kind } from '../domain/request.js';
import { kindCountsQueries } from './list-query.js';
import type { RequestTables } from './tables.js';

const everyNew: Parameters<typeof kindCountsQueries>[1] = {
  ...{ kind: undefined, scope: 'published', search: undefined, published: {}, statuses: ['new'] },
  ...{ managers: undefined, late: undefined },
};

const ofOneCompany = `select count(*) as total,
    count(*) filter (where r.event_seq > coalesce(v.seen_seq, 0)) as updated
  from request r left join request_view v on v.request_id = r.id
  where r.customer_company_id = ? and r.status <> 'draft'`;

async function byKind(conn: TableConn<RequestTables>, query: typeof everyNew): Promise<Record<Kind, number>> {
  const counts = { rfc: 0, rfd: 0 };
  for (const counting of kindCountsQueries(conn, query)) {
    const rows: { kind: Kind; n: string }[] = await counting;
    for (const { kind, n } of rows) counts[kind] += Number(n);
  }
  return counts;
}

export const countStore = (conn: TableConn<RequestTables>) => ({
  /** Counts the requests in the status new, by kind, as the brokers' lists do. */
  async newByKind(): Promise<Record<Kind, number>> {
    return byKind(conn, everyNew);
  },

  /** Counts the requests that wait for a user, by kind, as the lists of a manager do. */
  async waitingByKind(waits: Waits | undefined): Promise<Record<Kind, number>> {
    if (waits === undefined) return { rfc: 0, rfd: 0 };
    return byKind(conn, { ...everyNew, statuses: undefined, waiting: true, waits });
  },

  /** Counts a company's published requests, and those with new events since its users last viewed them. */
  async ofCompany(companyId: string): Promise<{ total: number; updated: number }> {
    const { rows } = await conn.raw<{ rows: { total: string; updated: string }[] }>(ofOneCompany, [companyId]);
    return { total: Number(rows[0]?.total ?? 0), updated: Number(rows[0]?.updated ?? 0) };
  },
});
