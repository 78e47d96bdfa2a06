import type { TableConn } from '@setu/kit/db';
import type { Attachment, Entity } from '../domain/attachment.js';
import { fromRow, toRow } from './attachment-row.js';
import type { FileTables } from './tables.js';

const isUsed = 'exists (select 1 from attachment where file_id = file.id)';

const rowOf = ({ entityType, entityId }: Entity) => ({ entity_type: entityType, entity_id: entityId });

/** Stores the attachments of files and derives the states of the files. */
export const attachmentStore = (conn: TableConn<FileTables>) => ({
  /** Returns the attachments by file id, with an entry for every requested id. */
  async ofFiles(ids: string[]): Promise<Map<string, Attachment[]>> {
    const byFile = new Map<string, Attachment[]>(ids.map((id) => [id, []]));
    for (const row of await conn('attachment').whereIn('file_id', ids).select())
      byFile.get(row.file_id)?.push(fromRow(row));
    return byFile;
  },

  /**
   * Stores the object's revision from an event. Returns false if this revision or a later one was already processed.
   */
  async advance(entity: Entity, version: number): Promise<boolean> {
    const rows = await conn('attached_entity')
      .insert({ ...rowOf(entity), version })
      .onConflict(['entity_type', 'entity_id'])
      .merge({ version })
      .where('attached_entity.version', '<', version)
      .returning('version');
    return rows.length === 1;
  },

  /** Returns the ids of the files attached to an object. */
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

  /** Detaches all files of the object except those in `keep`. */
  async detachOthers(entity: Entity, keep: string[]): Promise<void> {
    await conn('attachment').where(rowOf(entity)).whereNotIn('file_id', keep).delete();
  },

  /** Makes the files of an object no longer public. Only the users who work on the object can still read them. */
  async unpublish(entity: Entity): Promise<void> {
    await conn('attachment').where(rowOf(entity)).update({ is_public: false, published: false });
  },

  /** Sets the states of files from their attachments. The retention time of a detached file starts at `at`. */
  async settle(ids: string[], at: Date): Promise<void> {
    const ofThese = () => conn('file').whereIn('id', ids);
    const used = { state: 'attached', idle_since: null, network: null } as const;
    await ofThese().where({ state: 'ready' }).whereRaw(isUsed).update(used);
    await ofThese().where({ state: 'attached' }).whereRaw(`not ${isUsed}`).update({ state: 'ready', idle_since: at });
  },
});
