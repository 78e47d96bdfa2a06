import type { Table, TableConn } from '@setu/kit/db';

interface PendingHandoverRow {
  user_id: string;
}
export interface PendingHandoverTables {
  owed_handover: Table<PendingHandoverRow>;
}

/** The store of users whose work still has to be handed over. */
export function pendingHandoverStore(conn: TableConn<PendingHandoverTables>) {
  return {
    all: (): Promise<string[]> => conn('owed_handover').orderBy('user_id').pluck('user_id'),
    /** Marks a handover as done. Returns false if it was already done. */
    settle: async (userId: string): Promise<boolean> =>
      (await conn('owed_handover').where({ user_id: userId }).delete()) > 0,
  };
}
