import type { WriteStores } from '@setu/kit/events';
import { skuWithdrawn } from '../../events.js';
import type { Stores } from '../../store/index.js';

/**
 * Takes a card from the public: lists and search lose it, and the others are told. Its content stays as a draft. Gives
 * the version that was public, or undefined when none was.
 */
export async function withdrawCard(stores: WriteStores<Stores>, skuId: string): Promise<number | undefined> {
  const moved = await stores.cardMoves.withdraw(skuId);
  if (moved === undefined) return undefined;
  await stores.readModel.project([skuId]);
  await stores.outbox.add(skuWithdrawn({ skuId, ...moved }));
  return moved.version;
}
