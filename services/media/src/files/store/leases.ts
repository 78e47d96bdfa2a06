import type { TableConn } from '@setu/kit/db';
import type { Entity } from '../domain/attachment.js';
import type { Lease } from '../domain/lease.js';
import type { FileTables } from './tables.js';

const batch = 500;

const rowOf = ({ entityType, entityId }: Entity) => ({ entity_type: entityType, entity_id: entityId });

/** Which files are wanted by a write that is on its way. */
export const leaseStore = (conn: TableConn<FileTables>) => ({
  /** Leases the files to a thing; a lease it had already begins anew. */
  async take(entity: Entity, fileIds: readonly string[], { takenAt, endsAt }: Lease): Promise<void> {
    if (fileIds.length === 0) return;
    const times = { taken_at: takenAt, ends_at: endsAt };
    await conn('file_lease')
      .insert(fileIds.map((id) => ({ file_id: id, ...rowOf(entity), ...times })))
      .onConflict(['file_id', 'entity_type', 'entity_id'])
      .merge(times);
  },

  /** Those of the files that are leased to anything at the moment. */
  async current(fileIds: readonly string[], now: Date): Promise<Set<string>> {
    const rows = await conn('file_lease').whereIn('file_id', fileIds).where('ends_at', '>', now).select('file_id');
    return new Set(rows.map((row) => row.file_id));
  },

  /** Those of the files this thing was given a lease on, be it over. */
  async givenTo(entity: Entity, fileIds: readonly string[]): Promise<Set<string>> {
    const rows = await conn('file_lease').whereIn('file_id', fileIds).where(rowOf(entity)).select('file_id');
    return new Set(rows.map((row) => row.file_id));
  },

  /** Ends the leases that were taken for a write of `at` or one before it: a later write keeps its own. */
  async end(entity: Entity, fileIds: readonly string[], at: Date): Promise<void> {
    await conn('file_lease').whereIn('file_id', fileIds).where(rowOf(entity)).where('taken_at', '<=', at).delete();
  },

  /** Forgets leases that were over before `before`, a batch of them; gives how many. */
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
