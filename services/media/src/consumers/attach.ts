import type { WriteStores } from '@setu/kit/events';
import { type Attachment, type Claim, mayAttach } from '../domain/attachment.js';
import type { Stores } from '../store/index.js';

type Attaching = {
  entity: Pick<Attachment, 'entityType' | 'entityId'>;
  /** The whole list, each with its role. */
  files: { id: string; role: Attachment['role'] }[];
  claim: Claim;
  as: Pick<Attachment, 'published' | 'audience'>;
  at: Date;
};

/**
 * Makes the given list the files of a thing: new ones are attached, the rest let go. Ids that have no file, or a file
 * the claim does not cover, are left out: whoever wrote the list does not open them by it.
 */
export async function attach({ files, attachments }: WriteStores<Stores>, attaching: Attaching): Promise<void> {
  const { entity, claim, as, at } = attaching;
  const before = await attachments.fileIdsOf(entity);
  const wanted = new Map(attaching.files.map(({ id, role }) => [id.toLowerCase(), role]));
  const touched = [...new Set([...before, ...wanted.keys()])];
  const locked = await files.batchLock(touched);
  const present = await attachments.ofFiles(touched);
  const allowed = [...wanted].filter(([id]) => {
    const file = locked.get(id);
    return file !== undefined && (before.includes(id) || mayAttach(file, present.get(id) ?? [], claim));
  });
  await attachments.put(allowed.map(([fileId, role]) => ({ fileId, attachment: { ...entity, ...as, role } })));
  await attachments.detachOthers(
    entity,
    allowed.map(([id]) => id),
  );
  await attachments.settle(touched, at);
}
