import type { Conn } from '@setu/kit/db';
import { firstRow, rows } from './rows.js';

export interface RememberToken {
  selector: string;
  validatorHash: Buffer;
  userId: string;
  sessionId: string;
  authEpoch: number;
  spentAt: Date | null;
  createdAt: Date;
  expiresAt: Date;
}

const columns = `selector, validator_hash as "validatorHash", user_id as "userId", session_id as "sessionId",
  auth_epoch as "authEpoch", spent_at as "spentAt", created_at as "createdAt", expires_at as "expiresAt"`;

/** "Remember me" tokens: selector in the clear, validator hashed. */
export function rememberTokenStore(conn: Conn) {
  return {
    insert: async (token: RememberToken): Promise<void> => {
      await rows(
        conn,
        `insert into remember_token (selector, validator_hash, user_id, session_id, auth_epoch, created_at, expires_at)
          values (?, ?, ?, ?, ?, ?, ?)`,
        [
          token.selector,
          token.validatorHash,
          token.userId,
          token.sessionId,
          token.authEpoch,
          token.createdAt,
          token.expiresAt,
        ],
      );
    },
    lock: (selector: string): Promise<RememberToken | null> =>
      firstRow(conn, `select ${columns} from remember_token where selector = ? for update`, [selector]),
    spend: async (selector: string, now: Date): Promise<void> => {
      await rows(conn, 'update remember_token set spent_at = ? where selector = ?', [now, selector]);
    },
    dropOfSessions: async (sessionIds: readonly string[]): Promise<void> => {
      await rows(conn, 'delete from remember_token where session_id = any(?)', [sessionIds]);
    },
    dropOfUser: async (userId: string): Promise<void> => {
      await rows(conn, 'delete from remember_token where user_id = ?', [userId]);
    },
    dropOfCompany: async (companyId: string): Promise<void> => {
      await rows(conn, 'delete from remember_token t using app_user u where u.id = t.user_id and u.company_id = ?', [
        companyId,
      ]);
    },
    /** Deletes at most `batch` that are past their end; gives how many. */
    purge: async (now: Date, batch: number): Promise<number> =>
      (
        await rows(
          conn,
          `delete from remember_token where selector in
            (select selector from remember_token where expires_at < ? order by expires_at limit ?) returning selector`,
          [now, batch],
        )
      ).length,
  };
}
