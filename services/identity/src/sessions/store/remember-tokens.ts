import type { TableConn } from '@setu/kit/db';
import type { RememberTokenRow, SessionTables } from './tables.js';

/** A "remember me" token as stored: the selector in plain text, the validator hashed. */
export interface RememberToken {
  selector: string;
  validatorHash: Buffer;
  userId: string;
  sessionId: string;
  authEpoch: number;
  spentAt?: Date;
  /** The salt from which, together with the validator, the successor tokens are derived. */
  successorSalt?: Buffer;
  createdAt: Date;
  expiresAt: Date;
}

/** The store of "remember me" tokens. A spent token stays until it expires, so that a second use is detected. */
export function rememberTokenStore(conn: TableConn<SessionTables>) {
  const token = () => conn('remember_token');
  return {
    insert: async (made: RememberToken): Promise<void> => {
      await token().insert(toRow(made));
    },
    bySelector: async (selector: string): Promise<RememberToken | undefined> => {
      const row = await token().where({ selector }).first();
      return row && fromRow(row);
    },
    /**
     * Spends a token. Returns false if a concurrent call spent it first; the slower call waits only for that
     * transaction.
     */
    spend: async (selector: string, successorSalt: Buffer, now: Date): Promise<boolean> => {
      const unspent = token().where({ selector }).whereNull('spent_at');
      return (await unspent.update({ spent_at: now, successor_salt: successorSalt })) > 0;
    },
    dropOfSessions: async (sessionIds: readonly string[]): Promise<void> => {
      await token().whereIn('session_id', sessionIds).delete();
    },
    dropOfUser: async (userId: string): Promise<void> => {
      await token().where({ user_id: userId }).delete();
    },
    dropOfCompany: async (companyId: string): Promise<void> => {
      await token()
        .whereIn('user_id', conn('app_user').where({ company_id: companyId }).select('id'))
        .delete();
    },
    /** Deletes at most `batch` expired tokens and returns how many. */
    purge: (now: Date, batch: number): Promise<number> =>
      token()
        .whereIn(
          'selector',
          token().where('expires_at', '<', now).orderBy('expires_at').limit(batch).select('selector'),
        )
        .delete(),
  };
}

const toRow = (made: RememberToken) => ({
  selector: made.selector,
  validator_hash: made.validatorHash,
  user_id: made.userId,
  session_id: made.sessionId,
  auth_epoch: made.authEpoch,
  created_at: made.createdAt,
  expires_at: made.expiresAt,
});

const fromRow = (row: RememberTokenRow): RememberToken => ({
  selector: row.selector,
  validatorHash: row.validator_hash,
  userId: row.user_id,
  sessionId: row.session_id,
  authEpoch: row.auth_epoch,
  spentAt: row.spent_at ?? undefined,
  successorSalt: row.successor_salt ?? undefined,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});
