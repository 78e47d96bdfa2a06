import type { Actor } from '@setu/proto/common';
import type { RequestDeps, Writing } from '../../deps.js';
import { filesChanged } from '../../events.js';
import type { CardSnapshot } from '../../read-models/domain/card-snapshot.js';
import type { Contact, Request } from '../../requests/domain/request.js';
import { repeatedCustomer } from '../domain/customer.js';
import { beginHistory } from './begin-history.js';
import { newDraft } from './new-draft.js';

export interface Copying {
  actor: Actor;
  source: Request;
  /** The current card. Undefined keeps the old snapshot. */
  card: CardSnapshot | undefined;
  contact: Contact;
}

/**
 * Creates a draft with the content of a request. A manager's draft has the same customer.
 * Repeating it returns the same unedited draft with the current card.
 */
export async function copyAsDraft(deps: RequestDeps, stores: Writing, copying: Copying): Promise<string> {
  const { actor, source, card } = copying;
  const isManagers = actor.companyType === 'broker';
  const contact = isManagers ? source.contact : copying.contact;
  const { kind, skuId } = source;
  const made = newDraft(deps, actor, {
    ...{ kind, skuId, contact },
    name: card?.name ?? source.name,
    supplierCompanyId: card?.supplierCompanyId ?? source.supplierCompanyId,
    customerPrice: kind === 'rfd' ? source.customerPrice : undefined,
    source: `repeat:${source.id}`,
    customer: isManagers ? repeatedCustomer(source) : undefined,
  });
  const { id, isNew } = await stores.drafts.insertOrFind(made.request, made.draft);
  if (!isNew) {
    if (card !== undefined) await stores.conditions.refreshCard(id, card);
    await stores.drafts.setContact(id, contact);
    return id;
  }
  await stores.conditions.copy(source.id, { id: deps.ids.id(), requestId: id, card, ids: deps.ids.id });
  await beginHistory(deps, stores, { actor, requestId: id });
  const { files } = await stores.conditions.of(id);
  if (files.length > 0) await stores.outbox.add(filesChanged(made.request, files));
  return id;
}
