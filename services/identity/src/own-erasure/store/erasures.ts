import type { Table, TableConn } from '@setu/kit/db';
import type { Erasure } from '../domain/erasure.js';

interface ErasureRow {
  user_id: string;
  heir_id: string | null;
  locale: Erasure['locale'];
  asked_at: Date;
  due_at: Date;
  erased_at: Date | null;
}
export interface ErasureTables {
  erasure: Table<ErasureRow, Omit<ErasureRow, 'erased_at'>, Pick<ErasureRow, 'erased_at'>>;
}

/** Requests for erasure. A row stays after the erasure, without any data about the user. */
export function erasureStore(conn: TableConn<ErasureTables>) {
  const waiting = () => conn('erasure').whereNull('erased_at');
  return {
    /** Returns the user's pending erasure. */
    ofUser: async (userId: string): Promise<Erasure | undefined> => {
      const row = await waiting().where({ user_id: userId }).first();
      return row && fromRow(row);
    },
    /** Stores a request for erasure. Returns false if one is already pending. */
    insert: async ({ userId, successorId, locale, requestedAt, dueAt }: Erasure): Promise<boolean> => {
      const row = { user_id: userId, heir_id: successorId ?? null, locale, asked_at: requestedAt, due_at: dueAt };
      return (await conn('erasure').insert(row).onConflict('user_id').ignore().returning('user_id')).length > 0;
    },
    /** Deletes a pending erasure. Returns false if there is none. */
    drop: async (userId: string): Promise<boolean> => (await waiting().where({ user_id: userId }).delete()) > 0,
    /** Returns users whose erasure is due. */
    due: (now: Date, limit: number): Promise<string[]> =>
      waiting().where('due_at', '<=', now).orderBy(['due_at', 'user_id']).limit(limit).pluck('user_id'),
    /**
     * Returns a due erasure and locks it until the transaction ends. Returns undefined if it was done or withdrawn in
     * the meantime.
     */
    lockDue: async (userId: string, now: Date): Promise<Erasure | undefined> => {
      const row = await waiting().where({ user_id: userId }).where('due_at', '<=', now).forUpdate().first();
      return row && fromRow(row);
    },
    finish: async (userId: string, now: Date): Promise<void> => {
      await conn('erasure').where({ user_id: userId }).update({ erased_at: now });
    },
  };
}

const fromRow = (row: ErasureRow): Erasure => ({
  userId: row.user_id,
  successorId: row.heir_id ?? undefined,
  locale: row.locale,
  requestedAt: row.asked_at,
  dueAt: row.due_at,
});
