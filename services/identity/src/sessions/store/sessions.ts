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

type Standing = Pick<SessionReading, 'substituted' | 'substitution' | 'substitutionInForce'>;

/** What a session becomes when it begins to speak for another, or for its owner again: its old token is worth nothing. */
export interface Rotation {
  id: string;
  tokenHash: Buffer;
  csrfSecret: string;
  substitutionId: string | undefined;
  /** By what the browser that asked for it gets the new token, should the answer not arrive. */
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

/** Sessions by the hash of their token; an ended one is no row, and its "remember me" goes with it. */
export function sessionStore(conn: TableConn<SessionTables>) {
  const session = () => conn('session');
  const standingIn = async (row: SessionRow, now: Date): Promise<Standing> => {
    if (row.substitution_id === null) return { substitutionInForce: false };
    const found = await firstRow<MemberRow & SubstitutionRow>(conn, readSubstituted, [row.substitution_id, row.id]);
    if (found === undefined) return { substitutionInForce: false };
    const substitution = substitutionFromRow(found);
    return { substituted: memberFromRow(found), substitution, substitutionInForce: isInForce(substitution, now) };
  };
  return {
    /** One indexed query, a second one only while somebody stands in for another. */
    read: async (tokenHash: Buffer, now: Date): Promise<SessionReading | undefined> => {
      const row = await firstRowPrepared<SessionRow>(conn, readSession, [tokenHash]);
      if (row === undefined) return undefined;
      const standing = await standingIn(row, now);
      return {
        ...{ session: sessionFromRow(row), owner: memberFromRow(row), emailRefused: row.email_refused },
        ...{ ...standing, isRotated: row.is_rotated },
      };
    },
    touch: async (id: string, now: Date): Promise<void> => {
      await session().where({ id }).where('last_seen_at', '<', now).update({ last_seen_at: now });
    },
    insert: async (made: NewSession): Promise<void> => {
      await session().insert(toRow(made));
    },
    /** Gives the old id; undefined where the token is not this person's. What is remembered goes on with the new id. */
    rotate: async (
      { tokenHash, userId }: { tokenHash: Buffer; userId: string },
      made: Rotation,
      now: Date,
    ): Promise<string | undefined> => {
      const own = await session().where({ token_hash: tokenHash, user_id: userId }).forUpdate().first('id');
      if (own === undefined) return undefined;
      const { id, csrfSecret: csrf_secret, substitutionId } = made;
      const fresh = {
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
      await session().where({ id: own.id }).update(fresh);
      await conn('remember_token').where({ session_id: own.id }).update({ session_id: id });
      return own.id;
    },
    /** What the token after this one was made with, for the browser that had this one until a moment ago. */
    successorSalt: async (tokenHash: Buffer, deviceHash: Buffer, since: Date): Promise<Buffer | undefined> => {
      const rotated = session().where({ previous_hash: tokenHash, previous_device: deviceHash });
      return (await rotated.where('rotated_at', '>', since).first('successor_salt'))?.successor_salt ?? undefined;
    },
    /** The browser has its new token: the one before is worth nothing any more. */
    arrived: async (id: string): Promise<void> => {
      const nothing = { previous_hash: null, previous_device: null, successor_salt: null, rotated_at: null };
      await session().where({ id }).update(nothing);
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
