import type { TableConn } from '@setu/kit/db';
import type { SecondFactor } from '../domain/second-factor.js';
import type { SecondFactorTables } from './tables.js';

/** A factor somebody is setting up: what its authenticator was told. */
export interface BegunFactor {
  userId: string;
  kind: SecondFactor['kind'];
  sealedSecret?: Buffer | undefined;
  challenge?: string | undefined;
  expiresAt: Date;
}

/** Factors that are being set up, one of a kind and person. */
export function begunFactorStore(conn: TableConn<SecondFactorTables>) {
  const begun = () => conn('begun_factor');
  return {
    /** Takes the place of what the person began before. */
    save: async ({ userId, kind, sealedSecret, challenge, expiresAt }: BegunFactor): Promise<void> => {
      const told = { sealed_secret: sealedSecret ?? null, challenge: challenge ?? null, expires_at: expiresAt };
      await begun()
        .insert({ user_id: userId, kind, ...told })
        .onConflict(['user_id', 'kind'])
        .merge();
    },
    /** Locked against a second answer; nothing when it was not begun, or too long ago. */
    lock: async (userId: string, kind: SecondFactor['kind'], now: Date): Promise<BegunFactor | undefined> => {
      const row = await begun().where({ user_id: userId, kind }).where('expires_at', '>', now).forUpdate().first();
      if (row === undefined) return undefined;
      const { sealed_secret, challenge, expires_at: expiresAt } = row;
      return { userId, kind, sealedSecret: sealed_secret ?? undefined, challenge: challenge ?? undefined, expiresAt };
    },
    remove: async (userId: string, kind: SecondFactor['kind']): Promise<void> => {
      await begun().where({ user_id: userId, kind }).delete();
    },
    /** Deletes at most `batch` that have run out; gives how many. */
    purge: async (now: Date, batch: number): Promise<number> => {
      const over = begun().where('expires_at', '<', now).limit(batch).select('user_id', 'kind');
      return begun().whereIn(['user_id', 'kind'], over).delete();
    },
  };
}
