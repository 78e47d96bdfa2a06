import type { TableConn } from '@setu/kit/db';
import type { Waits } from '../../desk/store/matters-query.js';
import type { Kind } from '../domain/request.js';
import { kindCountsQuery } from './list-query.js';
import type { RequestTables } from './tables.js';

const everyNew: Parameters<typeof kindCountsQuery>[1] = {
  ...{ kind: undefined, scope: 'published', search: undefined, published: {}, statuses: ['new'] },
  ...{ managers: undefined, late: undefined },
};

const ofOneCompany = `select count(*) as total,
    count(*) filter (where r.event_seq > coalesce(v.seen_seq, 0)) as updated
  from request r left join request_view v on v.request_id = r.id
  where r.customer_company_id = ? and r.status <> 'draft'`;

const byKind = (rows: { kind: Kind; n: string }[]): Record<Kind, number> => {
  const of = (kind: Kind): number => Number(rows.find((row) => row.kind === kind)?.n ?? 0);
  return { rfc: of('rfc'), rfd: of('rfd') };
};

export const countStore = (conn: TableConn<RequestTables>) => ({
  /** Counts the requests in the status new, by kind, as the brokers' lists do. */
  async newByKind(): Promise<Record<Kind, number>> {
    return byKind(await kindCountsQuery(conn, everyNew));
  },

  /** Counts the requests that wait for a user, by kind, as the lists of a manager do. */
  async waitingByKind(waits: Waits | undefined): Promise<Record<Kind, number>> {
    return byKind(waits ? await kindCountsQuery(conn, { ...everyNew, statuses: undefined, waiting: true, waits }) : []);
  },

  /** Counts a company's published requests, and those with new events since its users last viewed them. */
  async ofCompany(companyId: string): Promise<{ total: number; updated: number }> {
    const { rows } = await conn.raw<{ rows: { total: string; updated: string }[] }>(ofOneCompany, [companyId]);
    return { total: Number(rows[0]?.total ?? 0), updated: Number(rows[0]?.updated ?? 0) };
  },
});
