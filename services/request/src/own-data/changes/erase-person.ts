import type { Ids } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { eraseFromDocuments } from '../../documents/changes/erase-from-documents.js';
import { fullName } from '../../documents/domain/document-content.js';
import { filesChanged } from '../../events.js';
import type { Stores } from '../../store/index.js';

/** The user to erase, and the time of the erasure. */
interface Erasure {
  userId: string;
  companyId: string;
  /** The SHA-256 hash of the user's email, which requests may contain as a contact. Empty if unknown. */
  emailSha256: string;
  at: Date;
  ids: Ids;
}

/**
 * Erases a user's personal data. Deletes their drafts and cart, and removes their name and contact from the requests
 * they sent and from the documents. Repeating it does nothing.
 */
export async function erasePerson(
  stores: WriteStores<Stores>,
  { userId, companyId, emailSha256, at, ids }: Erasure,
): Promise<void> {
  for (const requestId of await stores.traces.draftsOf(userId)) {
    const draft = await stores.requests.lock(requestId);
    if (draft?.status !== 'draft') continue;
    const { files } = await stores.conditions.of(requestId);
    const deletion = { field: 'status', from: 'draft', to: 'deleted' };
    await stores.audit.add([{ id: ids.id(), requestId, at, byUserId: userId, actingUserId: undefined, ...deletion }]);
    await stores.requests.delete(requestId);
    if (files.length > 0) await stores.outbox.add(filesChanged({ ...draft, version: draft.version + 1 }, []));
  }
  const person = (await stores.people.byIds([userId])).get(userId);
  const requestIds = await stores.traces.erase({ userId, companyId, emailSha256 });
  const manager = person && { userId, name: fullName(person) };
  await eraseFromDocuments(stores, { requestIds, manager }, { at, ids });
}
