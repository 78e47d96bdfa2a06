import type { WriteStores } from '@setu/kit/events';
import { skuRemoved } from '../../events.js';
import type { Stores } from '../../store/index.js';

/**
 * Removes a locked card. It disappears from lists and search, and other services receive the event. Objects that refer
 * to the card keep their own read models.
 */
export async function removeCard(stores: WriteStores<Stores>, skuId: string, at: Date): Promise<void> {
  const removed = await stores.cardVersions.remove(skuId, at);
  if (removed === undefined) return;
  await stores.readModel.project([skuId]);
  await stores.outbox.add(skuRemoved({ skuId, ...removed }));
  await stores.auditLog.add({ action: 'card.removed', object: { kind: 'card', id: skuId } });
}
