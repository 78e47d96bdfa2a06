import type { TableConn } from '@setu/kit/db';
import type { HalfSession } from '../domain/second-factor.js';
import type { HalfSessionRow, SecondFactorTables } from './tables.js';

/** The store of half sessions, by the hash of their token. A finished half session is deleted. */
export function halfSessionStore(conn: TableConn<SecondFactorTables>) {
  const half = () => conn('half_session');
  return {
    insert: async (made: Omit<HalfSession, 'tries'>): Promise<void> => {
      await half().insert({
        token_hash: made.tokenHash,
        user_id: made.userId,
        auth_epoch: made.authEpoch,
        is_remembered: made.isRemembered,
        challenge: made.challenge ?? null,
        expires_at: made.expiresAt,
      });
    },
    read: async (tokenHash: Buffer): Promise<HalfSession | undefined> =>
      fromRow(await half().where({ token_hash: tokenHash }).first()),
    /** Returns the half session locked against concurrent answers. */
    lock: async (tokenHash: Buffer): Promise<HalfSession | undefined> =>
      fromRow(await half().where({ token_hash: tokenHash }).forUpdate().first()),
    countTry: async (tokenHash: Buffer, tries: number): Promise<void> => {
      await half().where({ token_hash: tokenHash }).update({ tries });
    },
    end: async (tokenHash: Buffer): Promise<void> => {
      await half().where({ token_hash: tokenHash }).delete();
    },
    endOfUser: async (userId: string): Promise<void> => {
      await half().where({ user_id: userId }).delete();
    },
    /** Deletes at most `batch` expired half sessions and returns how many. */
    purge: (now: Date, batch: number): Promise<number> =>
      half()
        .whereIn('token_hash', half().where('expires_at', '<', now).limit(batch).select('token_hash'))
        .delete(),
  };
}

const fromRow = (row: HalfSessionRow | undefined): HalfSession | undefined =>
  row && {
    tokenHash: row.token_hash,
    userId: row.user_id,
    authEpoch: row.auth_epoch,
    isRemembered: row.is_remembered,
    challenge: row.challenge ?? undefined,
    tries: row.tries,
    expiresAt: row.expires_at,
  };
