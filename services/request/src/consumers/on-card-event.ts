import { SkuPublished, SkuUpdated, SkuWithdrawn } from '@setu/proto/catalogue/events';
import type { EventEnvelope } from '@setu/proto/common';
import { snapshotOf } from '../card-snapshot.js';
import type { Stores } from '../store/index.js';

/**
 * Keeps the copies of cards somebody put into a cart or asked for. A draft version is nobody's to see: only what is
 * published replaces a copy.
 */
export async function onCardEvent(event: EventEnvelope, stores: Stores): Promise<void> {
  if (event.subject === 'setu.catalogue.sku.withdrawn') {
    const { skuId, version } = SkuWithdrawn.decode(event.payload);
    return stores.cards.withdraw(skuId, version, new Date(event.occurredAt));
  }
  const isPublished = event.subject === 'setu.catalogue.sku.published';
  const { card } = (isPublished ? SkuPublished : SkuUpdated).decode(event.payload);
  if (card?.card?.state !== 'published') return;
  const snapshot = snapshotOf(card);
  if (snapshot !== null) await stores.cards.update(snapshot, isPublished);
}
