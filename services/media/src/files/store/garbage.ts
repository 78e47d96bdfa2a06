import type { TableConn } from '@setu/kit/db';
import type { File } from '../domain/file.js';
import { fileColumns, fromRow } from './file-row.js';
import type { FileTables } from './tables.js';

const batch = 100;

const expireIdle = `
  update file set state = 'removed', removed_at = :at, removed_by = 'expiry', idle_since = null, network = null
  where id in (
    select id from file where state = 'ready' and idle_since < :before
      and not exists (select 1 from file_lease where file_id = file.id and ends_at > :at)
    order by idle_since limit ${batch} for update skip locked)
  returning id`;

const expireImports = `
  update file set state = 'removed', removed_at = :at, removed_by = 'expiry'
  where id in (
    select id from file where kind = 'import' and state = 'attached' and created_at < :before
    order by created_at limit ${batch} for update skip locked)
  returning id`;

const withoutRow = `
  select id from unnest(?::uuid[]) as id where not exists (select 1 from file where file.id = id.id)`;

/**
 * Finds expired data, one batch per call. Bytes are deleted before rows change, so that no row is locked while the
 * store works.
 */
export const garbageStore = (conn: TableConn<FileTables>) => ({
  /** Returns unfinished uploads that began before `before`. */
  async pending(before: Date): Promise<File[]> {
    const stuck = conn('file').where({ state: 'pending' }).where('created_at', '<', before);
    return (await stuck.orderBy('created_at').limit(batch).select(fileColumns)).map(fromRow);
  },

  /** Removes files that became unattached before `before`, except those with a lease. Returns their ids. */
  async expireIdle(before: Date, at: Date): Promise<string[]> {
    const { rows } = await conn.raw<{ rows: { id: string }[] }>(expireIdle, { before, at });
    return rows.map((row) => row.id);
  },

  /** Removes import files that arrived before `before`. Returns their ids. */
  async expireImports(before: Date, at: Date): Promise<string[]> {
    const { rows } = await conn.raw<{ rows: { id: string }[] }>(expireImports, { before, at });
    const ids = rows.map((row) => row.id);
    await conn('attachment').whereIn('file_id', ids).delete();
    return ids;
  },

  /** Returns files removed before `before` whose bytes may still exist. */
  async removed(before: Date): Promise<File[]> {
    const deleted = conn('file').where({ state: 'removed' }).whereNull('purged_at').where('removed_at', '<', before);
    return (await deleted.orderBy('removed_at').limit(batch).select(fileColumns)).map(fromRow);
  },

  /** Records that the bytes are deleted. */
  async markPurged(ids: string[], at: Date): Promise<void> {
    await conn('file').whereIn('id', ids).where({ state: 'removed' }).update({ purged_at: at });
  },

  /** Returns those of the given ids that have no row. */
  async withoutRow(ids: string[]): Promise<string[]> {
    const { rows } = await conn.raw<{ rows: { id: string }[] }>(withoutRow, [ids]);
    return rows.map((row) => row.id);
  },
});
