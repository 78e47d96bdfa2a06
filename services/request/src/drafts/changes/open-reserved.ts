import { isReserved, notFound } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import type { RequestDeps, Writing } from '../../deps.js';
import type { Contact, Request } from '../../requests/domain/request.js';
import { mustMakeRequests } from '../../wire/access.js';
import { beginHistory } from './begin-history.js';
import { newDraft } from './new-draft.js';

export interface Reserved {
  actor: Actor;
  id: string;
  contact: Contact;
}

/**
 * Creates the draft for an id that was reserved for the caller, and returns it locked. Throws `not_found` for any other
 * id, and for a draft that its author has deleted.
 */
export async function openReserved(deps: RequestDeps, stores: Writing, reserved: Reserved): Promise<Request> {
  const { actor, id, contact } = reserved;
  const reservation = { noun: 'request', owner: actor.userId, keys: deps.env.ACTOR_KEYS, now: deps.clock.now() };
  if (!isReserved(id, reservation) || (await stores.audit.isDeleted(id))) throw notFound();
  mustMakeRequests(actor);
  const { request, draft } = newDraft(deps, actor, {
    ...{ id, kind: 'rfd', contact, name: { en: '', ru: '' }, skuId: undefined, supplierCompanyId: undefined },
    source: undefined,
  });
  if (await stores.requests.insertNew(request)) {
    await stores.drafts.save(draft);
    await stores.conditions.insertEmpty({ id: deps.ids.id(), requestId: id });
    await beginHistory(deps, stores, { actor, requestId: id });
  }
  const locked = await stores.requests.lock(id);
  if (locked === undefined) throw notFound();
  return locked;
}
