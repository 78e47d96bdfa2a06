import type { TableConn } from '@setu/kit/db';
import type { RememberTokenRow, SessionTables } from './tables.js';

/** A token as kept: the selector in the clear, the validator hashed. */
export interface RememberToken {
  selector: string;
  validatorHash: Buffer;
  userId: string;
  sessionId: string;
  authEpoch: number;
  spentAt?: Date;
  /** What the tokens it was spent for follow from, together with its validator. */
  successorSalt?: Buffer;
  createdAt: Date;
  expiresAt: Date;
}

/** "Remember me" tokens; a spent one stays until it expires, so that its second use is seen. */
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
    /** False when somebody else was quicker; whoever comes second waits for that one's transaction only. */
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
    /** Deletes at most `batch` that are past their end; gives how many. */
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
