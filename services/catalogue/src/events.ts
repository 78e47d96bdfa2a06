import type { NewEvent } from '@setu/kit/events';
import type * as wireCards from '@setu/proto/catalogue/cards';
import * as wire from '@setu/proto/catalogue/events';

const skuIdOf = (card: wireCards.CardDetails): string => card.card?.skuId ?? '';

/** What is told of a written card; `draftVersion` 0: nothing of it is being written. */
interface Written {
  card: wireCards.CardDetails;
  draftVersion: number;
  edit: number;
}

/** A card came to be, as a draft. */
export const skuCreated = (written: Written): NewEvent => ({
  subject: 'setu.catalogue.sku.created',
  aggregateId: skuIdOf(written.card),
  payload: wire.SkuUpdated.encode(written).finish(),
});

/** A card's content was written, published or not. */
export const skuUpdated = (written: Written): NewEvent => ({
  subject: 'setu.catalogue.sku.updated',
  aggregateId: skuIdOf(written.card),
  payload: wire.SkuUpdated.encode(written).finish(),
});

/** A version of a card became public. */
export const skuPublished = (card: wireCards.CardDetails): NewEvent => ({
  subject: 'setu.catalogue.sku.published',
  aggregateId: skuIdOf(card),
  payload: wire.SkuPublished.encode({ card }).finish(),
});

/** A card is no longer public; `version` is the one that was. */
export const skuWithdrawn = (withdrawn: wire.SkuWithdrawn): NewEvent => ({
  subject: 'setu.catalogue.sku.withdrawn',
  aggregateId: withdrawn.skuId,
  payload: wire.SkuWithdrawn.encode(withdrawn).finish(),
});

/** A run over a file of cards came to an end, or waits for its starter. */
export const importEnded = (ended: wire.ImportEnded): NewEvent => ({
  subject: 'setu.catalogue.import.ended',
  aggregateId: ended.runId,
  payload: wire.ImportEnded.encode(ended).finish(),
});

/** A card is gone. */
export const skuRemoved = (removed: wire.SkuRemoved): NewEvent => ({
  subject: 'setu.catalogue.sku.removed',
  aggregateId: removed.skuId,
  payload: wire.SkuRemoved.encode(removed).finish(),
});

/** An admin changed a tree: who and when the envelope says. */
export const categoryChanged = (changed: wire.CategoryChanged): NewEvent => ({
  subject: 'setu.catalogue.category.changed',
  aggregateId: changed.categoryId,
  payload: wire.CategoryChanged.encode(changed).finish(),
});

/** An admin kept, published or removed a static page: who and when the envelope says. */
export const staticPageChanged = (changed: wire.StaticPageChanged): NewEvent => ({
  subject: 'setu.catalogue.static_page.changed',
  aggregateId: changed.link,
  payload: wire.StaticPageChanged.encode(changed).finish(),
});

/** An admin changed what the home page shows: who and when the envelope says. */
export const homeChanged = (changed: wire.HomeChanged): NewEvent => ({
  subject: 'setu.catalogue.home.changed',
  aggregateId: 'home',
  payload: wire.HomeChanged.encode(changed).finish(),
});
