import type { TableConn } from '@setu/kit/db';
import { type MemberRow, memberColumns, memberFromRow } from '../../people/store/member-rows.js';
import { firstRow, firstRowPrepared } from '../../store/rows.js';
import { isInForce } from '../../substitutions/domain/substitution.js';
import {
  type SubstitutionRow,
  substitutionColumns,
  substitutionFromRow,
} from '../../substitutions/store/substitution-rows.js';
import type { Session, SessionReading } from '../domain/session.js';
import type { SessionTables } from './tables.js';

interface SessionRow extends MemberRow {
  session_id: string;
  session_epoch: number;
  csrf_secret: string;
  last_seen_at: Date;
  expires_at: Date;
  substitution_id: string | null;
  email_refused: boolean;
  is_rotated: boolean;
}

type SubstitutionState = Pick<SessionReading, 'substituted' | 'substitution' | 'substitutionInForce'>;

/** The new state of a session that switches to another user. Its old token stops working. */
export interface Rotation {
  id: string;
  tokenHash: Buffer;
  csrfSecret: string;
  substitutionId: string | undefined;
  /** With this salt and its device token, the browser can still get the new token if the response is lost. */
  successorSalt: Buffer;
  deviceHash: Buffer | undefined;
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
    s.previous_hash is not null as is_rotated, ${memberColumns}
  from session s join app_user u on u.id = s.user_id join company c on c.id = u.company_id
  where s.token_hash = ?`;

const readSubstituted = `
  select ${substitutionColumns}, ${memberColumns}
  from substitution p join app_user u on u.id = p.user_id join company c on c.id = u.company_id
    join app_user substitute on substitute.id = p.substitute_id
  where p.id = ? and p.substitute_id = ? and substitute.company_id = u.company_id`;

/** The store of sessions, by the hash of their token. Ending a session deletes its row; callers delete its "remember me" tokens. */
export function sessionStore(conn: TableConn<SessionTables>) {
  const session = () => conn('session');
  const readSubstitution = async (row: SessionRow, now: Date): Promise<SubstitutionState> => {
    if (row.substitution_id === null) return { substitutionInForce: false };
    const found = await firstRow<MemberRow & SubstitutionRow>(conn, readSubstituted, [row.substitution_id, row.id]);
    if (found === undefined) return { substitutionInForce: false };
    const substitution = substitutionFromRow(found);
    return { substituted: memberFromRow(found), substitution, substitutionInForce: isInForce(substitution, now) };
  };
  return {
    /** Reads a session with one indexed query, and a second one only if the session was switched to another user. */
    read: async (tokenHash: Buffer, now: Date): Promise<SessionReading | undefined> => {
      const row = await firstRowPrepared<SessionRow>(conn, readSession, [tokenHash]);
      if (row === undefined) return undefined;
      const substitutionState = await readSubstitution(row, now);
      return {
        ...{ session: sessionFromRow(row), owner: memberFromRow(row), emailRefused: row.email_refused },
        ...{ ...substitutionState, isRotated: row.is_rotated },
      };
    },
    touch: async (id: string, now: Date): Promise<void> => {
      await session().where({ id }).where('last_seen_at', '<', now).update({ last_seen_at: now });
    },
    insert: async (made: NewSession): Promise<void> => {
      await session().insert(toRow(made));
    },
    /**
     * Gives a session a new id and token and returns the old id, or undefined if the token does not belong to this
     * user. "Remember me" tokens move to the new id.
     */
    rotate: async (
      { tokenHash, userId }: { tokenHash: Buffer; userId: string },
      made: Rotation,
      now: Date,
    ): Promise<string | undefined> => {
      const current = await session().where({ token_hash: tokenHash, user_id: userId }).forUpdate().first('id');
      if (current === undefined) return undefined;
      const { id, csrfSecret: csrf_secret, substitutionId } = made;
      const columns = {
        id,
        token_hash: made.tokenHash,
        csrf_secret,
        substitution_id: substitutionId ?? null,
        last_seen_at: now,
        previous_hash: tokenHash,
        previous_device: made.deviceHash ?? null,
        successor_salt: made.successorSalt,
        rotated_at: now,
      };
      await session().where({ id: current.id }).update(columns);
      await conn('remember_token').where({ session_id: current.id }).update({ session_id: id });
      return current.id;
    },
    /** Returns the salt of the successor token, for the browser that had this token until a moment ago. */
    successorSalt: async (tokenHash: Buffer, deviceHash: Buffer, since: Date): Promise<Buffer | undefined> => {
      const rotated = session().where({ previous_hash: tokenHash, previous_device: deviceHash });
      return (await rotated.where('rotated_at', '>', since).first('successor_salt'))?.successor_salt ?? undefined;
    },
    /** Records that the browser has its new token. The previous token stops working. */
    arrived: async (id: string): Promise<void> => {
      const nothing = { previous_hash: null, previous_device: null, successor_salt: null, rotated_at: null };
      await session().where({ id }).update(nothing);
    },
    endById: (id: string): Promise<string[]> => idsOf(session().where({ id }).delete('id')),
    endByToken: (tokenHash: Buffer): Promise<string[]> =>
      idsOf(session().where({ token_hash: tokenHash }).delete('id')),
    /** Ends a session only if it belongs to this user. */
    endOwn: (tokenHash: Buffer, userId: string): Promise<string[]> =>
      idsOf(session().where({ token_hash: tokenHash, user_id: userId }).delete('id')),
    endOfUser: (userId: string): Promise<string[]> => idsOf(session().where({ user_id: userId }).delete('id')),
    endOfCompany: (companyId: string): Promise<string[]> =>
      idsOf(
        session()
          .whereIn('user_id', conn('app_user').where({ company_id: companyId }).select('id'))
          .delete('id'),
      ),
    /**
     * Deletes at most `batch` sessions past their absolute end that have no "remember me" token, and returns how many.
     */
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
