import type { TableConn } from '@setu/kit/db';
import { type Quota, smallestShare } from '../domain/quota.js';
import type { FileTables } from './tables.js';

// A reservation an hour old belongs to an upload that died.
const alive = "(state <> 'pending' or created_at > cast(:now as timestamptz) - interval '1 hour')";
const kept = `select coalesce(sum(size), 0)::text as used from file where kind = 'upload' and state <> 'removed' and ${alive}`;
const imports = kept.replace("'upload'", "'import'");
const loose = `
  select coalesce(sum(greatest(size, ${smallestShare})), 0)::text as used from file
  where visitor_id is not null and state in ('pending', 'ready') and ${alive}`;

const usedBy: Readonly<Record<Quota['scope'], string>> = {
  company: `${kept} and owner_company_id = :id`,
  user: `${kept} and owner_user_id = :id and owner_company_id is null`,
  visitor: `${kept} and visitor_id = :id`,
  network: `${loose} and network = :id`,
  strangers: loose,
  imports: `${imports} and owner_company_id = :id`,
};

/** How many bytes owners take, kept and reserved. */
export const quotaStore = (conn: TableConn<FileTables>) => ({
  /** Keeps other uploads under the same quota waiting until the transaction ends. */
  async lock({ scope, id }: Quota): Promise<void> {
    await conn.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`quota ${scope} ${id}`]);
  },

  /** Bytes the quota's files take at the moment. */
  async used({ scope, id }: Quota, now: Date): Promise<number> {
    const { rows } = await conn.raw<{ rows: { used: string }[] }>(usedBy[scope], { id, now });
    return Number(rows[0]?.used ?? 0);
  },
});
