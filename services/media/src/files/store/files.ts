import type { TableConn } from '@setu/kit/db';
import type { File } from '../domain/file.js';
import { fileColumns, fromRow, toRow } from './file-row.js';
import type { FileRow, FileTables } from './tables.js';

// A file that expired is restored whenever a write uses it. A file that its owner removed is restored only for a write
// made before the removal.
const revivable = "state = 'removed' and purged_at is null and (removed_by = 'expiry' or removed_at >= ?)";

const isFree = 'not exists (select 1 from file_lease where file_id = file.id and ends_at > ?)';

/** Stores the rows of files. */
export const fileStore = (conn: TableConn<FileTables>) => ({
  /** Returns the requested files that exist, by id. */
  async batchGet(ids: string[]): Promise<Map<string, File>> {
    return byId(await conn('file').whereIn('id', ids).select(fileColumns));
  },

  /**
   * Returns the requested files that exist and locks them until the transaction ends. It always locks them in the order
   * of ids, so that two callers cannot deadlock.
   */
  async batchLock(ids: string[]): Promise<Map<string, File>> {
    return byId(await conn('file').whereIn('id', ids).orderBy('id').forUpdate().select(fileColumns));
  },

  /** Adds new rows and leaves existing ids unchanged. */
  async add(files: readonly File[], at: Date): Promise<void> {
    if (files.length === 0) return;
    const rows = files.map((file) => ({ ...toRow(file), created_at: at }));
    await conn('file').insert(rows).onConflict('id').ignore();
  },

  /**
   * Marks a file as ready with its real type and size, because its bytes are stored safely. Returns false if it was no
   * longer pending.
   */
  async markReady({ id, type, size, sha256 }: File, at: Date, color: string | null): Promise<boolean> {
    const ready = { state: 'ready', type, size: String(size), sha256, idle_since: at, color } as const;
    return (await conn('file').where({ id, state: 'pending' }).update(ready)) === 1;
  },

  /** Stores the size of a drawing or document after its generation. */
  async setMade({ id, size }: { id: string; size: number }): Promise<void> {
    await conn('file')
      .where({ id })
      .whereNot({ kind: 'upload' })
      .update({ size: String(size) });
  },

  /** Returns pictures without a known colour, among all pictures or among the given ids. */
  async unmeasured(limit: number, ids?: readonly string[]): Promise<File[]> {
    const query = ids === undefined ? conn('file') : conn('file').whereIn('id', [...ids]);
    const rows = await query
      .whereNull('color')
      .whereIn('state', ['ready', 'attached'])
      .where('type', 'like', 'image/%')
      .orderBy('id')
      .limit(limit)
      .select(fileColumns);
    return rows.map(fromRow);
  },

  /** Stores the dominant colour of a picture, or an empty string if it has none. */
  async setColor(id: string, color: string): Promise<void> {
    await conn('file').where({ id }).update({ color });
  },

  /** Makes a removed file pending again, because it will be uploaded again with the same id. */
  async reopen(id: string, at: Date): Promise<void> {
    const pending = { state: 'pending', removed_at: null, removed_by: null, purged_at: null, created_at: at } as const;
    await conn('file').where({ id, state: 'removed' }).update(pending);
  },

  /**
   * Frees the reservation of an upload. The row stays until the bytes that the upload left in the store are deleted.
   */
  async freePending(id: string): Promise<void> {
    await conn('file').where({ id, state: 'pending' }).update({ size: '0' });
  },

  /** Deletes a reservation that was not used. */
  async dropPending(id: string): Promise<void> {
    await conn('file').where({ id, state: 'pending' }).delete();
  },

  /** Removes files for everyone at their owner's request. */
  async remove(ids: string[], at: Date): Promise<void> {
    const deleted = { state: 'removed', removed_at: at, removed_by: 'owner', idle_since: null, network: null } as const;
    await conn('file').whereIn('id', ids).update(deleted);
  },

  /** Removes a user's unused files for everyone, except files leased for a write in progress. Returns their ids. */
  async removeIdleOf(userId: string, at: Date): Promise<string[]> {
    const removed = { state: 'removed', removed_at: at, removed_by: 'owner', idle_since: null, network: null } as const;
    const idle = conn('file').where({ owner_user_id: userId, state: 'ready' }).whereRaw(isFree, [at]);
    return (await idle.update(removed).returning('id')).map(({ id }) => id);
  },

  /**
   * Restores files whose bytes still exist, and returns their ids. A file qualifies if it expired, or if it was removed
   * after a write at `at` that uses it. The event of that write arrived late, but the write came first.
   */
  async revive(ids: string[], at: Date): Promise<string[]> {
    const back = { state: 'ready', removed_at: null, removed_by: null, idle_since: at } as const;
    const rows = await conn('file').whereIn('id', ids).whereRaw(revivable, [at]).update(back).returning('id');
    return rows.map(({ id }) => id);
  },
});

const byId = (rows: FileRow[]): Map<string, File> => new Map(rows.map((row) => [row.id, fromRow(row)]));
