import type { Conn } from '@setu/kit/db';
import type { Quota } from '../domain/quota.js';

const columns = { company: 'owner_company_id', user: 'owner_user_id', visitor: 'visitor_id' } as const;

/** How many bytes owners take. A reservation an hour old belongs to an upload that died. */
export const quotaStore = (conn: Conn) => ({
  /** Keeps other uploads of the same owner waiting until the transaction ends. */
  async lock({ scope, id }: Quota): Promise<void> {
    await conn.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`quota ${scope} ${id}`]);
  },

  /** Bytes kept and reserved. */
  async used({ scope, id }: Quota, now: Date): Promise<number> {
    const { rows } = await conn.raw<{ rows: { used: string }[] }>(
      `select coalesce(sum(size), 0)::text as used from file where ${columns[scope]} = ? and kind = 'upload'
       and state <> 'removed' and (state <> 'pending' or created_at > ?::timestamptz - interval '1 hour')
       ${scope === 'user' ? 'and owner_company_id is null' : ''}`,
      [id, now],
    );
    return Number(rows[0]?.used ?? 0);
  },
});
