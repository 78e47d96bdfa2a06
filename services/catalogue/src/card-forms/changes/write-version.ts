import { internal } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import * as wire from '@setu/proto/catalogue/cards';
import type { CardDetails } from '../../cards/domain/card.js';
import { skuUpdated } from '../../events.js';
import type { Stores } from '../../store/index.js';
import { toWireDetails } from '../../wire/card-details.js';
import { changedFields, type FormContent } from '../domain/form-content.js';
import { toForm, toVersion } from '../store/form-version.js';
import type { OpenCard } from './must-write.js';

/** A card after an edit. */
export interface Written {
  card: CardDetails;
  edit: number;
  changed: boolean;
}

/** Returns the card as its editors see it. */
export async function writtenCard(stores: Pick<Stores, 'cards'>, skuId: string): Promise<CardDetails> {
  const [card] = await stores.cards.written([skuId]);
  if (card === undefined) throw internal(`the card ${skuId} was written but could not be read back`);
  return card;
}

/**
 * Writes content over a locked card: into its draft or, if the card is public, into a new version. Publishes the event,
 * which opens a review. Content without changes writes nothing. The first correction of a returned card also stores what
 * it was like before, for its reviewer.
 */
export async function writeVersion(stores: WriteStores<Stores>, open: OpenCard, form: FormContent): Promise<Written> {
  const { head, content } = open;
  const { skuId } = head;
  const changed = changedFields(toForm(content), form);
  if (changed.length === 0) {
    return { card: await writtenCard(stores, skuId), edit: open.edit, changed: false };
  }
  const number = head.draftVersion ?? head.lastVersion + 1;
  // The edit number continues from the public version. So a user who opened the form on the public version learns that
  // there is a newer one.
  const edit = open.edit + 1;
  if (open.review?.status === 'reviewed' && !open.review.isCorrected)
    await stores.skuReviews.keepReturned(
      open.review.reviewId,
      wire.CardDetails.toJSON(toWireDetails(await writtenCard(stores, skuId), true)),
    );
  await stores.cardVersions.write([{ skuId, number, edit, content: toVersion(form, content) }]);
  const card = await writtenCard(stores, skuId);
  await stores.outbox.add(skuUpdated({ card: toWireDetails(card, true), draftVersion: number, edit, changed }));
  return { card, edit, changed: true };
}
