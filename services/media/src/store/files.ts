import type { Conn } from '@setu/kit/db';
import type { File } from '../domain/file.js';
import { type FileRow, fileColumns, fromFile, toFile } from './file-row.js';

/** The files' rows. */
export const fileStore = (conn: Conn) => ({
  /** Those of the asked files that have a row, by id. */
  async batchGet(ids: string[]): Promise<Map<string, File>> {
    const { rows } = await conn.raw<{ rows: FileRow[] }>(`select ${fileColumns} from file where id = any(?::uuid[])`, [
      ids,
    ]);
    return new Map(rows.map((row) => [row.id, toFile(row)]));
  },

  /** The same, locked until the transaction ends; always in the order of ids, so that two callers never block each other. */
  async batchLock(ids: string[]): Promise<Map<string, File>> {
    const { rows } = await conn.raw<{ rows: FileRow[] }>(
      `select ${fileColumns} from file where id = any(?::uuid[]) order by id for update`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, toFile(row)]));
  },

  /** Writes new rows; ids already there stay as they are. */
  async add(files: readonly File[], at: Date): Promise<void> {
    if (files.length === 0) return;
    const rows = files.map((file) => ({ ...fromFile(file), created_at: at }));
    await conn('file').insert(rows).onConflict('id').ignore();
  },

  /** The bytes are safely kept: the file is ready under its true type and size. False when it was not pending any more. */
  async markReady({ id, type, size, sha256 }: File, at: Date): Promise<boolean> {
    const { rows } = await conn.raw<{ rows: unknown[] }>(
      `update file set state = 'ready', type = ?, size = ?, sha256 = ?, idle_since = ?
       where id = ? and state = 'pending' returning id`,
      [type, size, sha256, at, id],
    );
    return rows.length === 1;
  },

  /** What a drawing or paper turned out to be once it was made. */
  async setMade({ id, size }: { id: string; size: number }): Promise<void> {
    await conn.raw("update file set size = ? where id = ? and kind <> 'upload' and size <> ?", [size, id, size]);
  },

  /** Takes back a reservation nothing came of. */
  async dropPending(id: string): Promise<void> {
    await conn.raw("delete from file where id = ? and state = 'pending'", [id]);
  },

  /** Gone for everyone, by their owner's word. */
  async remove(ids: string[], at: Date): Promise<void> {
    await conn.raw('delete from attachment where file_id = any(?::uuid[])', [ids]);
    await conn.raw(
      `update file set state = 'removed', removed_at = ?, removed_by = 'owner', idle_since = null
       where id = any(?::uuid[])`,
      [at, ids],
    );
  },
});
