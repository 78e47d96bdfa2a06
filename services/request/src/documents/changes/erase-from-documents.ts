import type { Ids } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { documentReplaced } from '../../events.js';
import type { Stores } from '../../store/index.js';
import type { RequestDocument } from '../domain/document.js';
import { contentHash } from '../domain/document-content.js';
import { queueDocument } from './request-document.js';

/** The data to erase from documents. */
interface Erasure {
  /** The requests whose contact was erased. */
  requestIds: readonly string[];
  /** An erased manager, with the name that documents show. */
  manager?: { userId: string; name: string } | undefined;
}

/**
 * Replaces documents that contain erased personal data. Their files are deleted and their hashes are retained.
 * If the company already has a document with the remaining content, the old one is deleted instead.
 */
export async function eraseFromDocuments(
  stores: WriteStores<Stores>,
  { requestIds, manager }: Erasure,
  { at, ids }: { at: Date; ids: Ids },
): Promise<void> {
  const { documents } = stores;
  const withContact = requestIds.length === 0 ? [] : await documents.withContact(requestIds);
  for (const document of withContact)
    await replace(stores, { ...document, content: { ...document.content, contact: '' } }, { at, ids });
  const managed =
    manager === undefined || manager.name === '' ? [] : await documents.managedBy(manager.userId, manager.name);
  for (const document of managed)
    await replace(stores, { ...document, content: { ...document.content, broker: '' } }, { at, ids });
}

async function replace(
  { documents, jobs, outbox }: WriteStores<Stores>,
  document: RequestDocument,
  { at, ids }: { at: Date; ids: Ids },
): Promise<void> {
  const { madeAt, fileId } = document;
  if (document.state === 'ready' && madeAt !== undefined) await documents.storeHash({ ...document, madeAt }, at);
  await outbox.add(documentReplaced(document.id, fileId));
  const rewritten = { ...document, contentHash: contentHash(document.content), fileId: ids.id() };
  const others = await documents.lock(document, document.content.kind);
  if (others.some(({ content }) => contentHash(content) === rewritten.contentHash))
    return documents.delete(document.id);
  await documents.rewrite(rewritten);
  await queueDocument(jobs, document.id);
}
