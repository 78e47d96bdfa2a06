import type { Handler } from '@setu/kit/rpc';
import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request';
import type { RequestDeps, Writing } from '../deps.js';
import type { CardSnapshot, Contact, Request } from '../domain/request.js';
import { demand } from '../domain/rights.js';
import { filesChanged } from '../events.js';
import { beginHistory } from './open-draft.js';
import { readCard, readContact } from './read-input.js';
import { kindToWire } from './wire.js';

export const repeatRequest =
  (deps: RequestDeps): Handler<typeof wire.RequestService, 'repeatRequest'> =>
  async (request, { actor }) => {
    mustBeUser(actor);
    const sourceId = readId(request.requestId);
    const card = request.card === undefined ? null : readCard(request.card);
    const contact = readContact(request.contact);
    return deps.write(async (stores) => {
      const source = await stores.requests.get(sourceId);
      demand(actor, source, 'repeat');
      const isKnown =
        card !== null && source.skuId === card.skuId && (await stores.cards.learn(card, deps.clock.now()));
      const requestId = await copyAsDraft(deps, stores, { actor, source, card: isKnown ? card : null, contact });
      return { requestId, kind: kindToWire[source.kind] };
    });
  };

interface Copying {
  actor: Actor;
  source: Request;
  /** The card as it is now; null: the old snapshot is kept. */
  card: CardSnapshot | null;
  contact: Contact;
}

async function copyAsDraft(deps: RequestDeps, stores: Writing, copying: Copying): Promise<string> {
  const { actor, source, card, contact } = copying;
  const { id, isNew } = await stores.drafts.insertOrFind({
    id: deps.ids.id(),
    kind: source.kind,
    authorUserId: actor.userId,
    customerCompanyId: actor.companyId,
    supplierCompanyId: card?.supplierCompanyId ?? source.supplierCompanyId,
    contact,
    skuId: source.skuId,
    cartLineId: null,
    name: card?.name ?? source.name,
    customerPrice: source.kind === 'rfd' ? source.customerPrice : null,
    source: `repeat:${source.id}`,
    at: deps.clock.now(),
  });
  if (!isNew) {
    if (card !== null) await stores.conditions.refreshCard(id, card);
    await stores.drafts.setContact(id, contact);
    return id;
  }
  await stores.conditions.copy(source.id, { id: deps.ids.id(), requestId: id, card, ids: deps.ids.id });
  await beginHistory(deps, stores, { actor, requestId: id });
  const { files } = await stores.conditions.of(id);
  const draft = await stores.requests.get(id);
  if (draft !== null && files.length > 0) await stores.outbox.add(filesChanged(draft, files));
  return id;
}
