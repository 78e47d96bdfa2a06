import type { WriteStores } from '@setu/kit/events';
import { publishCard } from '../../cards/changes/publish-card.js';
import { skuUpdated } from '../../events.js';
import type { Stores } from '../../store/index.js';
import { toWireDetails } from '../../wire/card-details.js';
import { translated } from '../domain/translated-fields.js';
import { writtenCard } from './write-version.js';

/** What a review let through: which state of the card, and its texts in Russian by the form's field. */
export interface Reviewed {
  version: number;
  edit: number;
  russian: Record<string, string>;
  at: Date;
}

/**
 * Makes a card's draft public with its translation, if it still is what was reviewed. One that was written since stays a
 * draft and is told of anew: another review opens. Once it is public there is nothing left to do.
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
  const { name, texts } = translated(draft.content, reviewed.russian);
  await cardVersions.translate(skuId, head.draftVersion, { name: name.ru, texts });
  await publishCard(stores, skuId, reviewed.at);
}
