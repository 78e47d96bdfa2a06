import type { TableConn } from '@setu/kit/db';
import type { SecondFactor } from '../domain/second-factor.js';
import type { SecondFactorTables } from './tables.js';

/** A factor that a user is setting up, with the secret or challenge that was sent to them. */
export interface PendingFactor {
  userId: string;
  kind: SecondFactor['kind'];
  sealedSecret?: Buffer | undefined;
  challenge?: string | undefined;
  expiresAt: Date;
}

/** The store of factors that are being set up, one per kind and user. */
export function pendingFactorStore(conn: TableConn<SecondFactorTables>) {
  const pending = () => conn('begun_factor');
  return {
    /** Stores a set-up that has begun. It replaces the user's previous one of the same kind. */
    save: async ({ userId, kind, sealedSecret, challenge, expiresAt }: PendingFactor): Promise<void> => {
      const columns = { sealed_secret: sealedSecret ?? null, challenge: challenge ?? null, expires_at: expiresAt };
      await pending()
        .insert({ user_id: userId, kind, ...columns })
        .onConflict(['user_id', 'kind'])
        .merge();
    },
    /** Returns the set-up locked against concurrent answers, or undefined if there is none or it has expired. */
    lock: async (userId: string, kind: SecondFactor['kind'], now: Date): Promise<PendingFactor | undefined> => {
      const row = await pending().where({ user_id: userId, kind }).where('expires_at', '>', now).forUpdate().first();
      if (row === undefined) return undefined;
      const { sealed_secret, challenge, expires_at: expiresAt } = row;
      return { userId, kind, sealedSecret: sealed_secret ?? undefined, challenge: challenge ?? undefined, expiresAt };
    },
    remove: async (userId: string, kind: SecondFactor['kind']): Promise<void> => {
      await pending().where({ user_id: userId, kind }).delete();
    },
    /** Deletes at most `batch` expired set-ups and returns how many. */
    purge: async (now: Date, batch: number): Promise<number> => {
      const over = pending().where('expires_at', '<', now).limit(batch).select('user_id', 'kind');
      return pending().whereIn(['user_id', 'kind'], over).delete();
    },
  };
}
