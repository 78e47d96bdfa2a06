import type { TableConn } from '@setu/kit/db';
import type { File } from '../domain/file.js';
import { fileColumns, fromRow, toRow } from './file-row.js';
import type { FileRow, FileTables } from './tables.js';

// A file that only ran out comes back for whoever uses it late; one removed by its owner only for a write of before.
const revivable = "state = 'removed' and purged_at is null and (removed_by = 'expiry' or removed_at >= ?)";

const isFree = 'not exists (select 1 from file_lease where file_id = file.id and ends_at > ?)';

/** The files' rows. */
export const fileStore = (conn: TableConn<FileTables>) => ({
  /** Those of the asked files that have a row, by id. */
  async batchGet(ids: string[]): Promise<Map<string, File>> {
    return byId(await conn('file').whereIn('id', ids).select(fileColumns));
  },

  /** The same, locked until the transaction ends; always in the order of ids, so that two callers never block each other. */
  async batchLock(ids: string[]): Promise<Map<string, File>> {
    return byId(await conn('file').whereIn('id', ids).orderBy('id').forUpdate().select(fileColumns));
  },

  /** Writes new rows; ids already there stay as they are. */
  async add(files: readonly File[], at: Date): Promise<void> {
    if (files.length === 0) return;
    const rows = files.map((file) => ({ ...toRow(file), created_at: at }));
    await conn('file').insert(rows).onConflict('id').ignore();
  },

  /** The bytes are safely kept: the file is ready under its true type and size. False when it was not pending any more. */
  async markReady({ id, type, size, sha256 }: File, at: Date, color: string | null): Promise<boolean> {
    const kept = { state: 'ready', type, size: String(size), sha256, idle_since: at, color } as const;
    return (await conn('file').where({ id, state: 'pending' }).update(kept)) === 1;
  },

  /** What a drawing or paper turned out to be once it was made. */
  async setMade({ id, size }: { id: string; size: number }): Promise<void> {
    await conn('file')
      .where({ id })
      .whereNot({ kind: 'upload' })
      .update({ size: String(size) });
  },

  /** Pictures whose colour is not known yet, of all or of these. */
  async unmeasured(limit: number, ids?: readonly string[]): Promise<File[]> {
    const asked = ids === undefined ? conn('file') : conn('file').whereIn('id', [...ids]);
    const rows = await asked
      .whereNull('color')
      .whereIn('state', ['ready', 'attached'])
      .where('type', 'like', 'image/%')
      .orderBy('id')
      .limit(limit)
      .select(fileColumns);
    return rows.map(fromRow);
  },

  /** The colour most of a picture has; empty: it cannot be told. */
  async setColor(id: string, color: string): Promise<void> {
    await conn('file').where({ id }).update({ color });
  },

  /** A file that is gone is about to come once more under its id. */
  async reopen(id: string, at: Date): Promise<void> {
    const anew = { state: 'pending', removed_at: null, removed_by: null, purged_at: null, created_at: at } as const;
    await conn('file').where({ id, state: 'removed' }).update(anew);
  },

  /** Gives back what was reserved for an upload; its row stays until what it left in the store is collected. */
  async freePending(id: string): Promise<void> {
    await conn('file').where({ id, state: 'pending' }).update({ size: '0' });
  },

  /** Takes back a reservation nothing came of. */
  async dropPending(id: string): Promise<void> {
    await conn('file').where({ id, state: 'pending' }).delete();
  },

  /** Gone for everyone, by their owner's word. */
  async remove(ids: string[], at: Date): Promise<void> {
    const gone = { state: 'removed', removed_at: at, removed_by: 'owner', idle_since: null, network: null } as const;
    await conn('file').whereIn('id', ids).update(gone);
  },

  /** Gone for everyone: what somebody uploaded and nothing uses or is about to. Gives the ids. */
  async removeIdleOf(userId: string, at: Date): Promise<string[]> {
    const gone = { state: 'removed', removed_at: at, removed_by: 'owner', idle_since: null, network: null } as const;
    const idle = conn('file').where({ owner_user_id: userId, state: 'ready' }).whereRaw(isFree, [at]);
    return (await idle.update(gone).returning('id')).map(({ id }) => id);
  },

  /**
   * Brings back those of the files that were removed after a write of `at` that uses them, or that had only run out,
   * while their bytes are there; gives their ids. The write was told late, and it was first.
   */
  async revive(ids: string[], at: Date): Promise<string[]> {
    const back = { state: 'ready', removed_at: null, removed_by: null, idle_since: at } as const;
    const rows = await conn('file').whereIn('id', ids).whereRaw(revivable, [at]).update(back).returning('id');
    return rows.map(({ id }) => id);
  },
});

const byId = (rows: FileRow[]): Map<string, File> => new Map(rows.map((row) => [row.id, fromRow(row)]));
