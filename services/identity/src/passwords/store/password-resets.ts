import type { Table, TableConn } from '@setu/kit/db';

interface PasswordResetRow {
  id: string;
  user_id: string;
  token_hash: Buffer;
  is_initial: boolean;
  created_at: Date;
  expires_at: Date;
}
export interface PasswordResetTables {
  password_reset: Table<PasswordResetRow>;
}

/** A link with which a user sets their password. A used link has no row. */
export interface PasswordReset {
  id: string;
  userId: string;
  isInitial: boolean;
}

/** Links to set a password, by the hash of their token. */
export function passwordResetStore(conn: TableConn<PasswordResetTables>) {
  const live = (tokenHash: Buffer, now: Date) =>
    conn('password_reset').where({ token_hash: tokenHash }).where('expires_at', '>', now);
  return {
    insert: async (made: PasswordReset & { tokenHash: Buffer; createdAt: Date; expiresAt: Date }): Promise<void> => {
      await conn('password_reset').insert({
        id: made.id,
        user_id: made.userId,
        token_hash: made.tokenHash,
        is_initial: made.isInitial,
        created_at: made.createdAt,
        expires_at: made.expiresAt,
      });
    },
    read: async (tokenHash: Buffer, now: Date): Promise<PasswordReset | undefined> =>
      fromRow(await live(tokenHash, now).first()),
    /** Uses up a link and returns it. Of several concurrent calls, only one gets the link. */
    spend: async (tokenHash: Buffer, now: Date): Promise<PasswordReset | undefined> =>
      fromRow((await live(tokenHash, now).delete('*'))[0]),
    /** Deletes all links of a user, because they are invalid once a password is set. */
    dropOfUser: async (userId: string): Promise<void> => {
      await conn('password_reset').where({ user_id: userId }).delete();
    },
    /** Deletes at most `batch` expired links and returns how many it deleted. */
    purge: (now: Date, batch: number): Promise<number> =>
      conn('password_reset')
        .whereIn('id', conn('password_reset').where('expires_at', '<', now).limit(batch).select('id'))
        .delete(),
  };
}

const fromRow = (row: PasswordResetRow | undefined): PasswordReset | undefined =>
  row && { id: row.id, userId: row.user_id, isInitial: row.is_initial };
