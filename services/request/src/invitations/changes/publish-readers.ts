import type { Writing } from '../../deps.js';
import { filesChanged } from '../../events.js';
import { seeingSupplier } from '../../requests/domain/invitee.js';
import type { Request } from '../../requests/domain/request.js';

/**
 * Publishes who may now read the request's files. Needed when the request's supplier lost or regained access without a
 * transition of the request.
 */
export async function publishReaders(stores: Writing, before: Request, after: Request): Promise<void> {
  if (seeingSupplier(before) === seeingSupplier(after)) return;
  const changed = { ...after, version: after.version + 1 };
  await stores.requests.save(changed, after);
  const { files } = await stores.conditions.of(after.id);
  await stores.outbox.add(filesChanged(changed, files));
}
