import type { Writing } from '../../deps.js';
import { filesChanged, requestManagerChanged, requestStatusChanged } from '../../events.js';
import type { Request } from '../domain/request.js';
import { searchText } from '../domain/search-text.js';
import { customerName } from './record-change.js';

/** Tells the others that a request moved, that it has another manager, that its supplier may read its files now. */
export async function tellMove(stores: Writing, before: Request, after: Request): Promise<void> {
  if (after.brokerManagerId !== null && after.brokerManagerId !== before.brokerManagerId) {
    const manager = (await stores.copies.people([after.brokerManagerId])).get(after.brokerManagerId);
    await stores.requests.nameManager(after.id, searchText(manager?.surname ?? '', manager?.name ?? ''));
    if (before.brokerManagerId !== null) await stores.outbox.add(requestManagerChanged(after));
  }
  await stores.outbox.add(requestStatusChanged(after, before.status, await customerName(stores, after)));
  if (after.sentToSupplierAt !== before.sentToSupplierAt) {
    const { files } = await stores.conditions.of(after.id);
    await stores.outbox.add(filesChanged(after, files));
  }
}
