import type { Actor } from '@setu/proto/common';
import type { RequestDeps, Writing } from '../../deps.js';
import type { CardSnapshot, Contact } from '../../requests/domain/request.js';
import { actorIds } from '../../wire/access.js';

/** What a draft is made of. */
export interface DraftOrigin {
  card: CardSnapshot;
  contact: Contact;
  /** Names what it is made from; the same untouched draft is given for the same one. */
  source: string;
  cartLineId: string | null;
  /** What the count begins with. */
  count: string;
}

/** Makes the draft of an RFC, or gives the author's untouched one for the same source with the card as it is now. */
export async function openCardDraft(
  deps: RequestDeps,
  stores: Writing,
  { actor, origin }: { actor: Actor; origin: DraftOrigin },
): Promise<string> {
  const { card, contact, count } = origin;
  const { id, isNew } = await stores.drafts.insertOrFind({
    id: deps.ids.id(),
    kind: 'rfc',
    authorUserId: actor.userId,
    customerCompanyId: actor.companyId,
    supplierCompanyId: card.supplierCompanyId,
    contact,
    skuId: card.skuId,
    cartLineId: origin.cartLineId,
    name: card.name,
    customerPrice: null,
    source: origin.source,
    at: deps.clock.now(),
  });
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

/** The first event of a request, and the first line of its audit. */
export async function beginHistory(
  deps: RequestDeps,
  stores: Writing,
  { actor, requestId }: { actor: Actor; requestId: string },
): Promise<void> {
  const at = deps.clock.now();
  const who = actorIds(actor);
  await stores.history.add(requestId, deps.ids.id(), { seq: 1, status: 'draft', at, ...who, reason: '', comment: '' });
  await stores.audit.add([{ id: deps.ids.id(), requestId, at, ...who, field: 'status', from: '', to: 'draft' }]);
}
