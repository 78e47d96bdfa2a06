import type { Conn } from '@setu/kit/db';
import type { Attachment } from '../domain/attachment.js';
import { type AttachmentRow, fromAttachment, toAttachment } from './attachment-row.js';

export type Entity = Pick<Attachment, 'entityType' | 'entityId'>;

/** What files are attached to, and the states that follow from it. */
export const attachmentStore = (conn: Conn) => ({
  /** The attachments of the files, by file id; every asked id is there. */
  async ofFiles(ids: string[]): Promise<Map<string, Attachment[]>> {
    const { rows } = await conn.raw<{ rows: AttachmentRow[] }>(
      'select * from attachment where file_id = any(?::uuid[])',
      [ids],
    );
    const byFile = new Map<string, Attachment[]>(ids.map((id) => [id, []]));
    for (const row of rows) byFile.get(row.file_id)?.push(toAttachment(row));
    return byFile;
  },

  /** Remembers the version of the thing an event tells of; false when a later one has been seen. */
  async advance({ entityType, entityId }: Entity, version: number): Promise<boolean> {
    const { rows } = await conn.raw<{ rows: unknown[] }>(
      `insert into attached_entity (entity_type, entity_id, version) values (?, ?, ?)
       on conflict on constraint attached_entity_pkey do update set version = excluded.version
       where attached_entity.version <= excluded.version returning version`,
      [entityType, entityId, version],
    );
    return rows.length === 1;
  },

  /** The files attached to a thing. */
  async fileIdsOf({ entityType, entityId }: Entity): Promise<string[]> {
    const { rows } = await conn.raw<{ rows: { file_id: string }[] }>(
      'select file_id from attachment where entity_type = ? and entity_id = ?',
      [entityType, entityId],
    );
    return rows.map((row) => row.file_id);
  },

  /** Attaches files, or changes how they are attached. */
  async put(entries: readonly { fileId: string; attachment: Attachment }[]): Promise<void> {
    if (entries.length === 0) return;
    const rows = entries.map(({ fileId, attachment }) => fromAttachment(fileId, attachment));
    await conn('attachment').insert(rows).onConflict(['entity_type', 'entity_id', 'file_id']).merge();
  },

  /** Detaches whatever the thing has beside `keep`. */
  async detachOthers({ entityType, entityId }: Entity, keep: string[]): Promise<void> {
    await conn.raw('delete from attachment where entity_type = ? and entity_id = ? and not file_id = any(?::uuid[])', [
      entityType,
      entityId,
      keep,
    ]);
  },

  /** The thing is no longer public: its files are left to those who work on it. */
  async unpublish({ entityType, entityId }: Entity): Promise<void> {
    await conn.raw(
      'update attachment set is_public = false, published = false where entity_type = ? and entity_id = ?',
      [entityType, entityId],
    );
  },

  /**
   * Sets the files' states by what they are attached to now. One that had only expired comes back while its bytes are
   * there: the event that attaches it may come late.
   */
  async settle(ids: string[], at: Date): Promise<void> {
    await conn.raw(
      `update file set state = 'attached', idle_since = null, removed_at = null, removed_by = null
       where id = any(?::uuid[]) and exists (select 1 from attachment where file_id = file.id)
       and (state = 'ready' or (state = 'removed' and removed_by = 'expiry' and purged_at is null))`,
      [ids],
    );
    await conn.raw(
      `update file set state = 'ready', idle_since = ? where id = any(?::uuid[]) and state = 'attached'
       and not exists (select 1 from attachment where file_id = file.id)`,
      [at, ids],
    );
  },
});
