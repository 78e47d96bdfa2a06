import type { WriteStores } from '@setu/kit/events';
import { skuWithdrawn } from '../../events.js';
import type { Stores } from '../../store/index.js';

/**
 * Withdraws a card from publication: it disappears from lists and search, and other services receive the event. Its
 * content stays as a draft. Returns the version that was public, or undefined if there was none.
 */
export async function withdrawCard(stores: WriteStores<Stores>, skuId: string): Promise<number | undefined> {
  const withdrawn = await stores.cardTransitions.withdraw(skuId);
  if (withdrawn === undefined) return undefined;
  await stores.readModel.project([skuId]);
  await stores.outbox.add(skuWithdrawn({ skuId, ...withdrawn }));
  return withdrawn.version;
}
