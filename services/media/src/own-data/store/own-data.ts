import type { TableConn } from '@setu/kit/db';
import type { FileTables } from '../../files/store/tables.js';

export const ownKinds = ['files'] as const;

/** Reads the files that a user has uploaded, for their own data export. */
export function ownDataStore(conn: TableConn<FileTables>) {
  return {
    records: (_kind: (typeof ownKinds)[number], userId: string): Promise<object[]> =>
      conn('file')
        .where({ owner_user_id: userId })
        .orderBy(['created_at', 'id'])
        .select('id', 'name', 'type', 'size', 'state', 'created_at'),
  };
}
