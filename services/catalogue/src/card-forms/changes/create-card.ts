import { internal, notFound } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import type { CardDetails } from '../../cards/domain/card.js';
import { skuCreated } from '../../events.js';
import type { Stores } from '../../store/index.js';
import { toWireDetails } from '../../wire/card-details.js';
import type { FormContent } from '../domain/form-content.js';
import { toVersion } from '../store/form-version.js';
import { openCard } from './must-write.js';
import { type Written, writtenCard } from './write-version.js';

export interface NewCardForm {
  skuId: string;
  companyId: string;
  brokerManagerId: string | undefined;
  form: FormContent;
  at: Date;
}

/**
 * Creates a card as a draft and publishes the event. If the call is repeated with the same id, returns the card as it
 * is stored.
 */
export async function createCard(stores: WriteStores<Stores>, made: NewCardForm): Promise<Written> {
  const { skuId, companyId } = made;
  const [card] = await createCards(stores, [made]);
  if (card !== undefined) return { card, edit: firstEdit, changed: true };
  const open = await openCard(stores, await stores.cardVersions.lock(skuId));
  if (open.head.companyId !== companyId) throw notFound();
  return { card: await writtenCard(stores, skuId), edit: open.edit, changed: false };
}

const firstEdit = 1;

/**
 * Creates cards as drafts and publishes their events, with a fixed number of statements for any number of cards.
 * Returns only the cards whose ids are new.
 * If a card's manager has just left, the card goes to their successor.
 */
export async function createCards(stores: WriteStores<Stores>, made: readonly NewCardForm[]): Promise<CardDetails[]> {
  await stores.departedUsers.blockDepartures();
  const successors = new Map<string, string | undefined>();
  for (const { brokerManagerId: id } of made)
    if (id !== undefined && !successors.has(id)) successors.set(id, await stores.departedUsers.assigneeFor(id));
  const newIds = await stores.cardVersions.begin(
    made.map(({ form, brokerManagerId, ...one }) => ({
      ...{ ...one, vendorCode: form.vendorCode },
      brokerManagerId: brokerManagerId && successors.get(brokerManagerId),
    })),
  );
  const created = made.filter(({ skuId }) => newIds.has(skuId));
  const edit = firstEdit;
  await stores.cardVersions.write(
    created.map(({ skuId, form }) => ({ skuId, number: 1, edit, content: toVersion(form, undefined) })),
  );
  const cards = await stores.cards.written(created.map(({ skuId }) => skuId));
  if (cards.length < created.length) throw internal('the cards were written but could not be read back');
  await stores.outbox.add(
    ...cards.map((card) => skuCreated({ card: toWireDetails(card, true), draftVersion: 1, edit })),
  );
  return cards;
}
