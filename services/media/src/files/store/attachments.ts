import type { TableConn } from '@setu/kit/db';
import type { Attachment, Entity } from '../domain/attachment.js';
import { fromRow, toRow } from './attachment-row.js';
import type { FileTables } from './tables.js';

const isUsed = 'exists (select 1 from attachment where file_id = file.id)';

const rowOf = ({ entityType, entityId }: Entity) => ({ entity_type: entityType, entity_id: entityId });

/** What files are attached to, and the states that follow from it. */
export const attachmentStore = (conn: TableConn<FileTables>) => ({
  /** The attachments of the files, by file id; every asked id is there. */
  async ofFiles(ids: string[]): Promise<Map<string, Attachment[]>> {
    const byFile = new Map<string, Attachment[]>(ids.map((id) => [id, []]));
    for (const row of await conn('attachment').whereIn('file_id', ids).select())
      byFile.get(row.file_id)?.push(fromRow(row));
    return byFile;
  },

  /** Remembers the revision of the thing an event tells of; false when this one or a later has been seen. */
  async advance(entity: Entity, version: number): Promise<boolean> {
    const rows = await conn('attached_entity')
      .insert({ ...rowOf(entity), version })
      .onConflict(['entity_type', 'entity_id'])
      .merge({ version })
      .where('attached_entity.version', '<', version)
      .returning('version');
    return rows.length === 1;
  },

  /** The files attached to a thing. */
  async fileIdsOf(entity: Entity): Promise<string[]> {
    const rows = await conn('attachment').where(rowOf(entity)).select('file_id');
    return rows.map((row) => row.file_id);
  },

  /** Attaches files, or changes how they are attached. */
  async put(entries: readonly { fileId: string; attachment: Attachment }[]): Promise<void> {
    if (entries.length === 0) return;
    const rows = entries.map(({ fileId, attachment }) => toRow(fileId, attachment));
    await conn('attachment').insert(rows).onConflict(['entity_type', 'entity_id', 'file_id']).merge();
  },

  /** Detaches whatever the thing has beside `keep`. */
  async detachOthers(entity: Entity, keep: string[]): Promise<void> {
    await conn('attachment').where(rowOf(entity)).whereNotIn('file_id', keep).delete();
  },

  /** The thing is no longer public: its files are left to those who work on it. */
  async unpublish(entity: Entity): Promise<void> {
    await conn('attachment').where(rowOf(entity)).update({ is_public: false, published: false });
  },

  /** Sets the files' states by what they are attached to; one that is let go counts its time from `at`. */
  async settle(ids: string[], at: Date): Promise<void> {
    const ofThese = () => conn('file').whereIn('id', ids);
    const used = { state: 'attached', idle_since: null, network: null } as const;
    await ofThese().where({ state: 'ready' }).whereRaw(isUsed).update(used);
    await ofThese().where({ state: 'attached' }).whereRaw(`not ${isUsed}`).update({ state: 'ready', idle_since: at });
  },
});
