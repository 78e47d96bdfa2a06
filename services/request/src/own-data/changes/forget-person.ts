import type { Ids } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { filesChanged } from '../../events.js';
import { forgetPapers } from '../../papers/changes/forget-papers.js';
import { fullName } from '../../papers/domain/paper-content.js';
import type { Stores } from '../../store/index.js';

/** Whom to forget, and as of when. */
interface Forgotten {
  userId: string;
  companyId: string;
  /** Of his address, as requests may name it; empty: unknown. */
  emailSha256: string;
  at: Date;
  ids: Ids;
}

/**
 * His drafts and cart go; requests he sent stay without his name and whom to call, and so do their papers. Done again it
 * finds nothing.
 */
export async function forgetPerson(
  stores: WriteStores<Stores>,
  { userId, companyId, emailSha256, at, ids }: Forgotten,
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
  const leader = (await stores.people.byIds([userId])).get(userId);
  const requestIds = await stores.traces.erase({ userId, companyId, emailSha256 });
  const led = leader && { userId, name: fullName(leader) };
  await forgetPapers(stores, { requestIds, leader: led }, { at, ids });
}
