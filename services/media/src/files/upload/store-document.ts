import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { MediaDeps } from '../../deps.js';
import { fileStored } from '../../events.js';
import { reach } from '../../library/reach.js';
import { emptyAudience } from '../domain/attachment.js';
import { type File, keyOf } from '../domain/file.js';
import { cleanName } from '../domain/file-name.js';

/** A document or piece of evidence that one of our services has generated, with the id under which it is requested. */
export interface GeneratedDocument {
  id: string;
  name: string;
  bytes: Buffer;
  /** The media type. */
  type: string;
  as: 'paper' | 'evidence';
}

const noOwner = { userId: '', companyId: '', companyType: '', visitorId: '' };

/**
 * Stores a generated document for as long as its service refers to it. It counts against no quota and is attached to
 * itself. Only our own processes can read it, and its service decides for which users.
 * Storing the same id again does nothing.
 */
export async function storeDocument(deps: MediaDeps, { id, name, bytes, type, as }: GeneratedDocument): Promise<File> {
  const before = (await deps.read.files.batchGet([id])).get(id);
  if (before !== undefined) return before;
  const now = deps.clock.now();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const about = { kind: 'upload', state: 'attached', name: cleanName(name), type } as const;
  const file: File = { id, key: keyOf(id, now), ...about, size: bytes.length, sha256, owner: noOwner };
  const { key, size } = file;
  await reach(() => deps.edge.objects.put(key, Readable.from([bytes]), { size, type }));
  await deps.write(async ({ files, attachments, outbox }) => {
    await files.add([file], now);
    const attachment = { entityType: as, entityId: id, role: 'document', published: true } as const;
    await attachments.put([{ fileId: id, attachment: { ...attachment, audience: emptyAudience() } }]);
    await outbox.add(fileStored(file));
  });
  return file;
}
