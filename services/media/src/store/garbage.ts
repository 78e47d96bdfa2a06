import type { Conn } from '@setu/kit/db';
import type { File } from '../domain/file.js';
import { type FileRow, fileColumns, toFile } from './file-row.js';

const batch = 100;

/** What time has left over, a batch at a call. Bytes go before rows change, so nothing is locked while the store works. */
export const garbageStore = (conn: Conn) => ({
  /** Uploads that never ended, begun before `before`. */
  async pending(before: Date): Promise<File[]> {
    const { rows } = await conn.raw<{ rows: FileRow[] }>(
      `select ${fileColumns} from file where state = 'pending' and created_at < ?
       order by created_at limit ${batch}`,
      [before],
    );
    return rows.map(toFile);
  },

  /** Makes files that have been attached to nothing since before `before` removed; gives their ids. */
  async expireIdle(before: Date, at: Date): Promise<string[]> {
    const { rows } = await conn.raw<{ rows: { id: string }[] }>(
      `update file set state = 'removed', removed_at = ?, removed_by = 'expiry', idle_since = null
       where id in (select id from file where state = 'ready' and idle_since < ?
         order by idle_since limit ${batch} for update skip locked)
       returning id`,
      [at, before],
    );
    return rows.map((row) => row.id);
  },

  /** Removed before `before`, with bytes that may still be there. */
  async removed(before: Date): Promise<File[]> {
    const { rows } = await conn.raw<{ rows: FileRow[] }>(
      `select ${fileColumns} from file where state = 'removed' and purged_at is null and removed_at < ?
       order by removed_at limit ${batch}`,
      [before],
    );
    return rows.map(toFile);
  },

  /** Remembers that the bytes are gone. */
  async markPurged(ids: string[], at: Date): Promise<void> {
    await conn.raw('update file set purged_at = ? where id = any(?::uuid[])', [at, ids]);
  },

  /** Those of the ids that have no row. */
  async withoutRow(ids: string[]): Promise<string[]> {
    const { rows } = await conn.raw<{ rows: { id: string }[] }>(
      'select id from unnest(?::uuid[]) as id where not exists (select 1 from file where file.id = id.id)',
      [ids],
    );
    return rows.map((row) => row.id);
  },
});
