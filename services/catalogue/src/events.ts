import type { NewEvent } from '@setu/kit/events';
import type * as wire from '@setu/proto/catalogue/cards';
import { SkuPublished, SkuUpdated, SkuWithdrawn } from '@setu/proto/catalogue/events';

const skuIdOf = (card: wire.CardDetails): string => card.card?.skuId ?? '';

/** A card came to be, as a draft. */
export const skuCreated = (card: wire.CardDetails): NewEvent => ({
  subject: 'setu.catalogue.sku.created',
  aggregateId: skuIdOf(card),
  payload: SkuUpdated.encode({ card }).finish(),
});

/** A card's content was written, published or not. */
export const skuUpdated = (card: wire.CardDetails): NewEvent => ({
  subject: 'setu.catalogue.sku.updated',
  aggregateId: skuIdOf(card),
  payload: SkuUpdated.encode({ card }).finish(),
});

/** A version of a card became public. */
export const skuPublished = (card: wire.CardDetails): NewEvent => ({
  subject: 'setu.catalogue.sku.published',
  aggregateId: skuIdOf(card),
  payload: SkuPublished.encode({ card }).finish(),
});

/** A card is no longer public; `version` is the one that was. */
export const skuWithdrawn = (withdrawn: SkuWithdrawn): NewEvent => ({
  subject: 'setu.catalogue.sku.withdrawn',
  aggregateId: withdrawn.skuId,
  payload: SkuWithdrawn.encode(withdrawn).finish(),
});
