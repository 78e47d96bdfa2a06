import type { WriteStores } from '@setu/kit/events';
import { publishCard } from '../../cards/changes/publish-card.js';
import { skuUpdated } from '../../events.js';
import type { Stores } from '../../store/index.js';
import { toWireDetails } from '../../wire/card-details.js';
import { translated } from '../domain/translated-fields.js';
import { writtenCard } from './write-version.js';

/** The approved version and edit number of a card, and its Russian texts by form field name. */
export interface Reviewed {
  version: number;
  edit: number;
  russian: Record<string, string>;
  at: Date;
}

/**
 * Publishes a card's draft with its translation if the draft is still the one that was reviewed. If it was edited
 * since, it stays a draft, and a new event opens another review.
 * If the draft is already public, does nothing.
 */
export async function publishReviewed(stores: WriteStores<Stores>, skuId: string, reviewed: Reviewed): Promise<void> {
  const { cardVersions } = stores;
  const head = await cardVersions.lock(skuId);
  if (head === undefined || head.isRemoved || head.draftVersion === undefined) return;
  const draft = await cardVersions.read(skuId, head.draftVersion);
  if (draft === undefined) return;
  if (head.draftVersion !== reviewed.version || draft.edit !== reviewed.edit) {
    await cardVersions.touch(skuId);
    const card = toWireDetails(await writtenCard(stores, skuId), true);
    await stores.outbox.add(skuUpdated({ card, draftVersion: head.draftVersion, edit: draft.edit }));
    return;
  }
  await cardVersions.translate(skuId, head.draftVersion, translated(draft.content, reviewed.russian));
  await publishCard(stores, skuId, reviewed.at);
}
