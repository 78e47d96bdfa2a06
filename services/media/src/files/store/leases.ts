import type { TableConn } from '@setu/kit/db';
import type { Entity } from '../domain/attachment.js';
import type { Lease } from '../domain/lease.js';
import type { FileTables } from './tables.js';

const batch = 500;

const rowOf = ({ entityType, entityId }: Entity) => ({ entity_type: entityType, entity_id: entityId });

/** Stores which files a write in progress uses. */
export const leaseStore = (conn: TableConn<FileTables>) => ({
  /** Leases the files to an object. An existing lease starts again. */
  async take(entity: Entity, fileIds: readonly string[], { startedAt: acquiredAt, endsAt }: Lease): Promise<void> {
    if (fileIds.length === 0) return;
    const times = { taken_at: acquiredAt, ends_at: endsAt };
    await conn('file_lease')
      .insert(fileIds.map((id) => ({ file_id: id, ...rowOf(entity), ...times })))
      .onConflict(['file_id', 'entity_type', 'entity_id'])
      .merge(times);
  },

  /** Returns the files that are currently leased to any object. */
  async current(fileIds: readonly string[], now: Date): Promise<Set<string>> {
    const rows = await conn('file_lease').whereIn('file_id', fileIds).where('ends_at', '>', now).select('file_id');
    return new Set(rows.map((row) => row.file_id));
  },

  /** Returns the files that were ever leased to this object, including expired leases. */
  async grantedTo(entity: Entity, fileIds: readonly string[]): Promise<Set<string>> {
    const rows = await conn('file_lease').whereIn('file_id', fileIds).where(rowOf(entity)).select('file_id');
    return new Set(rows.map((row) => row.file_id));
  },

  /** Ends the leases made for a write at `at` or earlier. A later write keeps its own lease. */
  async end(entity: Entity, fileIds: readonly string[], at: Date): Promise<void> {
    await conn('file_lease').whereIn('file_id', fileIds).where(rowOf(entity)).where('taken_at', '<=', at).delete();
  },

  /** Deletes a batch of leases that expired before `before`. Returns their number. */
  async forget(before: Date): Promise<number> {
    const over = conn('file_lease').where('ends_at', '<', before).orderBy('ends_at').limit(batch);
    const rows = await over.select('file_id', 'entity_type', 'entity_id');
    if (rows.length === 0) return 0;
    const keys = rows.map((row) => [row.file_id, row.entity_type, row.entity_id]);
    return conn('file_lease')
      .whereIn(['file_id', 'entity_type', 'entity_id'], keys)
      .where('ends_at', '<', before)
      .delete();
  },
});
