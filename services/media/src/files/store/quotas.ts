import type { TableConn } from '@setu/kit/db';
import { type Quota, smallestShare } from '../domain/quota.js';
import type { FileTables } from './tables.js';

// A reservation that is one hour old belongs to a failed upload.
const alive = "(state <> 'pending' or created_at > cast(:now as timestamptz) - interval '1 hour')";
const stored = `select coalesce(sum(size), 0)::text as used from file where kind = 'upload' and state <> 'removed' and ${alive}`;
const imports = stored.replace("'upload'", "'import'");
const loose = `
  select coalesce(sum(greatest(size, ${smallestShare})), 0)::text as used from file
  where visitor_id is not null and state in ('pending', 'ready') and ${alive}`;

const usedBy: Readonly<Record<Quota['scope'], string>> = {
  company: `${stored} and owner_company_id = :id`,
  user: `${stored} and owner_user_id = :id and owner_company_id is null`,
  visitor: `${stored} and visitor_id = :id`,
  network: `${loose} and network = :id`,
  strangers: loose,
  imports: `${imports} and owner_company_id = :id`,
};

/** Counts the bytes that owners use, stored and reserved. */
export const quotaStore = (conn: TableConn<FileTables>) => ({
  /** Blocks other uploads under the same quota until the transaction ends. */
  async lock({ scope, id }: Quota): Promise<void> {
    await conn.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`quota ${scope} ${id}`]);
  },

  /** Returns the bytes that the files of a quota use now. */
  async used({ scope, id }: Quota, now: Date): Promise<number> {
    const { rows } = await conn.raw<{ rows: { used: string }[] }>(usedBy[scope], { id, now });
    return Number(rows[0]?.used ?? 0);
  },
});
