import type { TableConn } from '@setu/kit/db';
import type { SecondFactorTables } from './tables.js';

/** The store of unused recovery codes, as hashes. */
export function recoveryCodeStore(conn: TableConn<SecondFactorTables>) {
  const code = () => conn('recovery_code');
  return {
    countOf: async (userId: string): Promise<number> => {
      const found = await code().where({ user_id: userId }).select('code_hash');
      return found.length;
    },
    /** Replaces all of a user's codes. */
    replace: async (userId: string, hashes: readonly Buffer[]): Promise<void> => {
      await code().where({ user_id: userId }).delete();
      if (hashes.length > 0) await code().insert(hashes.map((code_hash) => ({ user_id: userId, code_hash })));
    },
    /** Uses up a code. Only one of several concurrent calls returns true. */
    spend: async (userId: string, codeHash: Buffer): Promise<boolean> =>
      (await code().where({ user_id: userId, code_hash: codeHash }).delete()) > 0,
  };
}
