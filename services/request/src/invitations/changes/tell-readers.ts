import type { Writing } from '../../deps.js';
import { filesChanged } from '../../events.js';
import { seeingSupplier } from '../../requests/domain/invitee.js';
import type { Request } from '../../requests/domain/request.js';

/** Where the supplier a request was sent to lost or got back its part without a move: its files have other readers. */
export async function tellReaders(stores: Writing, before: Request, after: Request): Promise<void> {
  if (seeingSupplier(before) === seeingSupplier(after)) return;
  const changed = { ...after, version: after.version + 1 };
  await stores.requests.save(changed, after);
  const { files } = await stores.conditions.of(after.id);
  await stores.outbox.add(filesChanged(changed, files));
}
