import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { MediaDeps } from '../../deps.js';
import { fileStored } from '../../events.js';
import { reach } from '../../library/reach.js';
import { nobodysAudience } from '../domain/attachment.js';
import { type File, keyOf } from '../domain/file.js';
import { cleanName } from '../domain/file-name.js';

/** A paper, or evidence, that a service of ours has made: its bytes, and the id they are asked for by. */
export interface MadePaper {
  id: string;
  name: string;
  bytes: Buffer;
  /** A media type. */
  type: string;
  as: 'paper' | 'evidence';
}

const nobody = { userId: '', companyId: '', companyType: '', visitorId: '' };

/**
 * Keeps a paper for as long as the service that made it knows it: nobody's quota, attached to itself, read by our own
 * processes alone, who are told by the maker for whom. Kept once: the same id again changes nothing.
 */
export async function keepPaper(deps: MediaDeps, { id, name, bytes, type, as }: MadePaper): Promise<File> {
  const before = (await deps.read.files.batchGet([id])).get(id);
  if (before !== undefined) return before;
  const now = deps.clock.now();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const about = { kind: 'upload', state: 'attached', name: cleanName(name), type } as const;
  const file: File = { id, key: keyOf(id, now), ...about, size: bytes.length, sha256, owner: nobody };
  const { key, size } = file;
  await reach(() => deps.edge.objects.put(key, Readable.from([bytes]), { size, type }));
  await deps.write(async ({ files, attachments, outbox }) => {
    await files.add([file], now);
    const attachment = { entityType: as, entityId: id, role: 'document', published: true } as const;
    await attachments.put([{ fileId: id, attachment: { ...attachment, audience: nobodysAudience() } }]);
    await outbox.add(fileStored(file));
  });
  return file;
}
