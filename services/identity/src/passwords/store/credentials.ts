import type { TableConn } from '@setu/kit/db';
import type { PeopleTables } from '../../people/store/tables.js';

/** The passwords of users. */
export function credentialStore(conn: TableConn<PeopleTables>) {
  return {
    /** Stores a password and raises the epoch, which ends all earlier sessions. */
    set: async (userId: string, passwordHash: string, now: Date): Promise<void> => {
      await conn('credential')
        .insert({ user_id: userId, password_hash: passwordHash, changed_at: now })
        .onConflict('user_id')
        .merge();
      await conn('app_user').where({ id: userId }).increment({ auth_epoch: 1 });
    },
  };
}
