import type { WriteStores } from '@setu/kit/events';
import { skuRemoved } from '../../events.js';
import type { Stores } from '../../store/index.js';

/** Takes a locked card away: lists and search lose it, and the others are told. What pointed at it keeps its own copy. */
export async function removeCard(stores: WriteStores<Stores>, skuId: string, at: Date): Promise<void> {
  const removed = await stores.cardVersions.remove(skuId, at);
  if (removed === undefined) return;
  await stores.readModel.project([skuId]);
  await stores.outbox.add(skuRemoved({ skuId, ...removed }));
  await stores.acts.add({ action: 'card.removed', object: { kind: 'card', id: skuId } });
}
