import type { Table, TableConn } from '@setu/kit/db';

interface OwedHandoverRow {
  user_id: string;
}
export interface OwedHandoverTables {
  owed_handover: Table<OwedHandoverRow>;
}

/** The store of people whose work still has to be handed over. */
export function owedHandoverStore(conn: TableConn<OwedHandoverTables>) {
  return {
    all: (): Promise<string[]> => conn('owed_handover').orderBy('user_id').pluck('user_id'),
    /** Marks a handover as done. Returns false if it was already done. */
    settle: async (userId: string): Promise<boolean> =>
      (await conn('owed_handover').where({ user_id: userId }).delete()) > 0,
  };
}
