import type { TableConn } from '@setu/kit/db';
import { IDLE_MS } from '../../sessions/domain/session.js';
import type { SessionTables } from '../../sessions/store/tables.js';
import { rows } from '../../store/rows.js';

/** A session with the details by which its user recognises it. */
export interface OwnSession {
  id: string;
  address: string;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
}

interface OwnSessionRow {
  id: string;
  address: string;
  user_agent: string;
  created_at: Date;
  last_seen_at: Date;
}

// A remembered device signs in again automatically, however long it was idle.
const readLive = `
  select s.id, s.address, s.user_agent, s.created_at, s.last_seen_at
  from session s join app_user u on u.id = s.user_id and u.auth_epoch = s.auth_epoch
  where s.user_id = ? and (s.expires_at > ? and s.last_seen_at > ? or exists (
    select from remember_token r where r.session_id = s.id and r.spent_at is null and r.expires_at > ?))
  order by s.last_seen_at desc, s.id limit 100`;

/** The sessions of users. */
export function ownSessionStore(conn: TableConn<SessionTables>) {
  return {
    live: async (userId: string, now: Date): Promise<OwnSession[]> => {
      const idleSince = new Date(now.getTime() - IDLE_MS);
      const found = await rows<OwnSessionRow>(conn, readLive, [userId, now, idleSince, now]);
      return found.map((row) => ({
        id: row.id,
        address: row.address,
        userAgent: row.user_agent,
        createdAt: row.created_at,
        lastSeenAt: row.last_seen_at,
      }));
    },
    /** Ends one of the user's sessions and returns its id. Returns nothing if it belongs to another user. */
    end: async (userId: string, id: string): Promise<string[]> =>
      (await conn('session').where({ id, user_id: userId }).delete('id')).map((ended) => ended.id),
    /**
     * Ends all of the user's sessions except one and returns their ids. The "remember me" tokens of ended sessions are
     * deleted too.
     */
    endOthers: async (userId: string, currentId: string): Promise<string[]> => {
      await conn('remember_token').where({ user_id: userId }).whereNot({ session_id: currentId }).delete();
      const others = conn('session').where({ user_id: userId }).whereNot({ id: currentId });
      return (await others.delete('id')).map((ended) => ended.id);
    },
  };
}
