import type { Conn } from '@setu/kit/db';

export const countStore = (conn: Conn) => ({
  /** Requests in status new, by kind. */
  async fresh(): Promise<{ rfc: number; rfd: number }> {
    const rows: { kind: string; n: string }[] = await conn('request')
      .whereRaw("status = 'new'")
      .groupBy('kind')
      .select('kind')
      .count({ n: '*' });
    const of = (kind: string): number => Number(rows.find((row) => row.kind === kind)?.n ?? 0);
    return { rfc: of('rfc'), rfd: of('rfd') };
  },

  /** A company's published requests, and those that moved since its people last looked. */
  async ofCompany(companyId: string): Promise<{ total: number; moved: number }> {
    const row = await conn({ r: 'request' })
      .leftJoin({ v: 'request_view' }, 'v.request_id', 'r.id')
      .where('r.customer_company_id', companyId)
      .whereRaw("r.status <> 'draft'")
      .first(conn.raw('count(*) as total, count(*) filter (where r.event_seq > coalesce(v.seen_seq, 0)) as moved'));
    return { total: Number(row.total), moved: Number(row.moved) };
  },
});
