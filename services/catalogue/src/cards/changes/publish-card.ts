import type { WriteStores } from '@setu/kit/events';
import { skuPublished } from '../../events.js';
import type { Stores } from '../../store/index.js';
import { toWireDetails } from '../../wire/card-details.js';

/**
 * Publishes a card's draft: lists and search show it, and other services receive the event. Returns the version, or
 * undefined if the card has no draft.
 */
export async function publishCard(stores: WriteStores<Stores>, skuId: string, at: Date): Promise<number | undefined> {
  const published = await stores.cardTransitions.publish(skuId, at);
  if (published === undefined) return undefined;
  await stores.readModel.project([skuId]);
  const [card] = await stores.cards.detailed([skuId]);
  if (card !== undefined) await stores.outbox.add(skuPublished(toWireDetails(card, true)));
  return published.version;
}
