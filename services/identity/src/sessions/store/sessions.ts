import type { TableConn } from '@setu/kit/db';
import type { Member } from '../../people/domain/user.js';
import { type MemberRow, memberColumns, memberFromRow } from '../../people/store/member-rows.js';
import { firstRow } from '../../store/rows.js';
import { type Session, type SessionReading, utcDay } from '../domain/session.js';
import type { SessionTables } from './tables.js';

interface SessionRow extends MemberRow {
  session_id: string;
  session_epoch: number;
  csrf_secret: string;
  last_seen_at: Date;
  expires_at: Date;
  substitution_id: string | null;
  email_refused: boolean;
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
    s.substitution_id, exists (select from refused_address r where r.address = u.email) as email_refused,
    ${memberColumns}
  from session s join app_user u on u.id = s.user_id join company c on c.id = u.company_id
  where s.token_hash = ?`;

const readSubstituted = `
  select ${memberColumns}
  from substitution p join app_user u on u.id = p.user_id join company c on c.id = u.company_id
    join app_user substitute on substitute.id = p.substitute_id
  where p.id = ? and p.substitute_id = ? and p.removed_at is null and ?::date between p.start_on and p.finish_on
    and substitute.company_id = u.company_id`;

/** Sessions by the hash of their token; an ended one is no row, and its "remember me" goes with it. */
export function sessionStore(conn: TableConn<SessionTables>) {
  const session = () => conn('session');
  const substitutedBy = async (row: SessionRow, now: Date): Promise<Member | undefined> => {
    if (row.substitution_id === null) return undefined;
    const found = await firstRow<MemberRow>(conn, readSubstituted, [row.substitution_id, row.id, utcDay(now)]);
    return found && memberFromRow(found);
  };
  return {
    /** One indexed query, a second one only while somebody stands in for another. */
    read: async (tokenHash: Buffer, now: Date): Promise<SessionReading | undefined> => {
      const row = await firstRow<SessionRow>(conn, readSession, [tokenHash]);
      if (row === undefined) return undefined;
      const substituted = await substitutedBy(row, now);
      const substitutionInForce = substituted !== undefined;
      const owner = memberFromRow(row);
      return { session: sessionFromRow(row), owner, emailRefused: row.email_refused, substituted, substitutionInForce };
    },
    touch: async (id: string, now: Date): Promise<void> => {
      await session().where({ id }).where('last_seen_at', '<', now).update({ last_seen_at: now });
    },
    insert: async (made: NewSession): Promise<void> => {
      await session().insert(toRow(made));
    },
    endById: (id: string): Promise<string[]> => idsOf(session().where({ id }).delete('id')),
    endByToken: (tokenHash: Buffer): Promise<string[]> =>
      idsOf(session().where({ token_hash: tokenHash }).delete('id')),
    /** Only when it is this person's own session. */
    endOwn: (tokenHash: Buffer, userId: string): Promise<string[]> =>
      idsOf(session().where({ token_hash: tokenHash, user_id: userId }).delete('id')),
    endOfUser: (userId: string): Promise<string[]> => idsOf(session().where({ user_id: userId }).delete('id')),
    endOfCompany: (companyId: string): Promise<string[]> =>
      idsOf(
        session()
          .whereIn('user_id', conn('app_user').where({ company_id: companyId }).select('id'))
          .delete('id'),
      ),
    /** Deletes at most `batch` that are past their absolute end and remembered nowhere; gives how many. */
    purge: (now: Date, batch: number): Promise<number> => {
      const remembered = conn('remember_token').whereNull('spent_at').where('expires_at', '>', now);
      const over = session().where('expires_at', '<', now).whereNotIn('id', remembered.select('session_id'));
      return session().whereIn('id', over.orderBy('expires_at').limit(batch).select('id')).delete();
    },
  };
}

const idsOf = async (ended: PromiseLike<{ id: string }[]>): Promise<string[]> => (await ended).map(({ id }) => id);

const toRow = (made: NewSession) => ({
  id: made.id,
  token_hash: made.tokenHash,
  user_id: made.userId,
  auth_epoch: made.authEpoch,
  csrf_secret: made.csrfSecret,
  address: made.address,
  user_agent: made.userAgent,
  created_at: made.createdAt,
  last_seen_at: made.lastSeenAt,
  expires_at: made.expiresAt,
});

const sessionFromRow = (row: SessionRow): Session => ({
  id: row.session_id,
  authEpoch: row.session_epoch,
  csrfSecret: row.csrf_secret,
  lastSeenAt: row.last_seen_at,
  expiresAt: row.expires_at,
});
