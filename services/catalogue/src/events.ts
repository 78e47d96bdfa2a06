import type { NewEvent } from '@setu/kit/events';
import type * as wireCards from '@setu/proto/catalogue/cards';
import * as wire from '@setu/proto/catalogue/events';
import { wireCostTable } from '@setu/proto/wire-words';
import type { CostTable } from '@setu/proto/words';

const skuIdOf = (card: wireCards.CardDetails): string => card.card?.skuId ?? '';

/**
 * The event data of a written card. `draftVersion` is 0 if the card has no draft. `changed` are the form's fields that
 * the write has changed.
 */
interface Written {
  card: wireCards.CardDetails;
  draftVersion: number;
  edit: number;
  changed?: string[];
}

const encoded = ({ changed = [], ...written }: Written): Uint8Array =>
  wire.SkuUpdated.encode({ ...written, changed }).finish();

/** A card was created as a draft. */
export const skuCreated = (written: Written): NewEvent => ({
  subject: 'setu.catalogue.sku.created',
  aggregateId: skuIdOf(written.card),
  payload: encoded(written),
});

/** A card's content was written, published or not. */
export const skuUpdated = (written: Written): NewEvent => ({
  subject: 'setu.catalogue.sku.updated',
  aggregateId: skuIdOf(written.card),
  payload: encoded(written),
});

/** A version of a card became public. */
export const skuPublished = (card: wireCards.CardDetails): NewEvent => ({
  subject: 'setu.catalogue.sku.published',
  aggregateId: skuIdOf(card),
  payload: wire.SkuPublished.encode({ card }).finish(),
});

/** A card is no longer public. `version` is the one that was public. */
export const skuWithdrawn = (withdrawn: wire.SkuWithdrawn): NewEvent => ({
  subject: 'setu.catalogue.sku.withdrawn',
  aggregateId: withdrawn.skuId,
  payload: wire.SkuWithdrawn.encode(withdrawn).finish(),
});

/** An import of a file of cards ended, or is waiting for the user who started it. */
export const importEnded = (ended: wire.ImportEnded): NewEvent => ({
  subject: 'setu.catalogue.import.ended',
  aggregateId: ended.runId,
  payload: wire.ImportEnded.encode(ended).finish(),
});

/** The list of a week of what buyers did not find was made. */
export const demandListed = (listed: wire.DemandListed): NewEvent => ({
  subject: 'setu.catalogue.demand.listed',
  aggregateId: listed.week,
  payload: wire.DemandListed.encode(listed).finish(),
});

/** A card was removed. */
export const skuRemoved = (removed: wire.SkuRemoved): NewEvent => ({
  subject: 'setu.catalogue.sku.removed',
  aggregateId: removed.skuId,
  payload: wire.SkuRemoved.encode(removed).finish(),
});

/** An admin changed a tree. The event's envelope has the admin and the time. */
export const categoryChanged = (changed: wire.CategoryChanged): NewEvent => ({
  subject: 'setu.catalogue.category.changed',
  aggregateId: changed.categoryId,
  payload: wire.CategoryChanged.encode(changed).finish(),
});

/** An admin saved, published or removed a static page. The event's envelope has the admin and the time. */
export const staticPageChanged = (changed: wire.StaticPageChanged): NewEvent => ({
  subject: 'setu.catalogue.static_page.changed',
  aggregateId: changed.link,
  payload: wire.StaticPageChanged.encode(changed).finish(),
});

/** An admin changed the content of the home page. The event's envelope has the admin and the time. */
export const homeChanged = (changed: wire.HomeChanged): NewEvent => ({
  subject: 'setu.catalogue.home.changed',
  aggregateId: 'home',
  payload: wire.HomeChanged.encode(changed).finish(),
});

/** Changed tables moved the landed price of a request's goods. */
export const landedPriceMoved = (moved: wire.LandedPriceMoved): NewEvent => ({
  subject: 'setu.catalogue.landed_price.moved',
  aggregateId: moved.requestId,
  payload: wire.LandedPriceMoved.encode(moved).finish(),
});

/** An admin changed tables of landed prices. `revision` is the number of the change. */
export const costTablesChanged = (tables: readonly CostTable[], revision: bigint): NewEvent => ({
  subject: 'setu.catalogue.cost_tables.changed',
  aggregateId: 'cost_tables',
  payload: wire.CostTablesChanged.encode({ tables: tables.map(wireCostTable), revision }).finish(),
});
