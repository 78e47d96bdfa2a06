import type { Table, TableConn } from '@setu/kit/db';

interface UsedCaptchaRow {
  id: string;
  expires_at: Date;
}
export interface CaptchaTables {
  used_captcha: Table<UsedCaptchaRow>;
}

/** The challenges whose answers were already used, until they expire. */
export function usedCaptchaStore(conn: TableConn<CaptchaTables>) {
  return {
    /** Marks the challenge as used. Returns false if it was used before. */
    use: async (id: string, expiresAt: Date): Promise<boolean> => {
      const inserted = await conn('used_captcha')
        .insert({ id, expires_at: expiresAt })
        .onConflict('id')
        .ignore()
        .returning('id');
      return inserted.length > 0;
    },
    /** Deletes at most `batch` expired challenges and returns how many it deleted. */
    purge: (now: Date, batch: number): Promise<number> =>
      conn('used_captcha')
        .whereIn(
          'id',
          conn('used_captcha').where('expires_at', '<', now).orderBy('expires_at').limit(batch).select('id'),
        )
        .delete(),
  };
}
