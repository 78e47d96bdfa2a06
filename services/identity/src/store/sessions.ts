import type { Conn } from '@setu/kit/db';
import { type Member, type Session, type SessionReading, utcDay } from '../domain/session.js';
import { firstRow, rows } from './rows.js';
import { type MemberRow, memberColumns, toMember } from './user-rows.js';

interface SessionRow extends MemberRow {
  session_id: string;
  session_epoch: number;
  csrf_secret: string;
  last_seen_at: Date;
  expires_at: Date;
  substitution_id: string | null;
}

export interface NewSession extends Session {
  tokenHash: Buffer;
  userId: string;
  address: string;
  userAgent: string;
  createdAt: Date;
}

const readSession = `
  select s.id as session_id, s.auth_epoch as session_epoch, s.csrf_secret, s.last_seen_at, s.expires_at,
    s.substitution_id, ${memberColumns}
  from session s join app_user u on u.id = s.user_id join company c on c.id = u.company_id
  where s.token_hash = ?`;

const readSubstituted = `
  select ${memberColumns}
  from substitution p join app_user u on u.id = p.user_id join company c on c.id = u.company_id
    join app_user substitute on substitute.id = p.substitute_id
  where p.id = ? and p.substitute_id = ? and p.removed_at is null and ?::date between p.start_on and p.finish_on
    and substitute.company_id = u.company_id`;

/** Sessions by the hash of their token; an ended one is no row, and its "remember me" goes with it. */
export function sessionStore(conn: Conn) {
  const end = async (where: string, bindings: readonly unknown[]): Promise<string[]> =>
    (await rows<{ id: string }>(conn, `delete from session where ${where} returning id`, bindings)).map(({ id }) => id);
  return {
    /** One indexed query, a second one only while somebody stands in for another. */
    read: async (tokenHash: Buffer, now: Date): Promise<SessionReading | null> => {
      const row = await firstRow<SessionRow>(conn, readSession, [tokenHash]);
      if (row === null) return null;
      const substituted = row.substitution_id === null ? null : await substitutedBy(conn, row, now);
      return {
        session: toSession(row),
        owner: toMember(row),
        substituted,
        substitutionInForce: substituted !== null,
      };
    },
    touch: async (id: string, now: Date): Promise<void> => {
      await rows(conn, 'update session set last_seen_at = ? where id = ? and last_seen_at < ?', [now, id, now]);
    },
    insert: async (session: NewSession): Promise<void> => {
      await rows(
        conn,
        `insert into session (id, token_hash, user_id, auth_epoch, csrf_secret, address, user_agent, created_at,
          last_seen_at, expires_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [
          session.id,
          session.tokenHash,
          session.userId,
          session.authEpoch,
          session.csrfSecret,
          session.address,
          session.userAgent,
          session.createdAt,
          session.lastSeenAt,
          session.expiresAt,
        ],
      );
    },
    endById: (id: string) => end('id = ?', [id]),
    endByToken: (tokenHash: Buffer) => end('token_hash = ?', [tokenHash]),
    /** Only when it is this person's own session. */
    endOwn: (tokenHash: Buffer, userId: string) => end('token_hash = ? and user_id = ?', [tokenHash, userId]),
    endOfUser: (userId: string) => end('user_id = ?', [userId]),
    endOfCompany: (companyId: string) => end('user_id in (select id from app_user where company_id = ?)', [companyId]),
    /** Deletes at most `batch` that are past their absolute end; gives how many. */
    purge: async (now: Date, batch: number): Promise<number> =>
      (await end('id in (select id from session where expires_at < ? order by expires_at limit ?)', [now, batch]))
        .length,
  };
}

async function substitutedBy(conn: Conn, row: SessionRow, now: Date): Promise<Member | null> {
  const found = await firstRow<MemberRow>(conn, readSubstituted, [row.substitution_id, row.id, utcDay(now)]);
  return found === null ? null : toMember(found);
}

function toSession(row: SessionRow): Session {
  return {
    id: row.session_id,
    authEpoch: row.session_epoch,
    csrfSecret: row.csrf_secret,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
  };
}
