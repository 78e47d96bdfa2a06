import type { Actor } from '@setu/proto/common';
import type { RequestDeps, Writing } from '../../deps.js';
import type { CardSnapshot } from '../../read-models/domain/card-snapshot.js';
import type { Contact } from '../../requests/domain/request.js';
import { beginHistory } from './begin-history.js';
import { newDraft } from './new-draft.js';

/** What a draft is made from. */
export interface DraftOrigin {
  card: CardSnapshot;
  contact: Contact;
  /** Identifies the source. The same source returns the same unedited draft. */
  source: string;
  cartLineId?: string;
  /** The initial count. */
  count: string;
}

/**
 * Creates the draft of an RFC and returns its id. If the author has an unedited draft for the same source, returns that
 * one with the current card.
 */
export async function openCardDraft(
  deps: RequestDeps,
  stores: Writing,
  { actor, origin }: { actor: Actor; origin: DraftOrigin },
): Promise<string> {
  const { card, contact, count, source, cartLineId } = origin;
  const { skuId, name, supplierCompanyId } = card;
  const made = newDraft(deps, actor, { kind: 'rfc', skuId, name, supplierCompanyId, contact, source, cartLineId });
  const { id, isNew } = await stores.drafts.insertOrFind(made.request, made.draft);
  if (isNew) {
    await stores.conditions.insert({ id: deps.ids.id(), requestId: id, count, card });
    await beginHistory(deps, stores, { actor, requestId: id });
    return id;
  }
  await stores.drafts.setContact(id, contact);
  const condition = await stores.conditions.of(id);
  await stores.conditions.refreshCard(id, card);
  await stores.conditions.write(condition.id, { count });
  return id;
}
