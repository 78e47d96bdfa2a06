import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import { wireRequestKind } from '@setu/proto/wire-words';
import type { RequestDeps, Writing } from '../../deps.js';
import { filesChanged } from '../../events.js';
import type { CardSnapshot, Contact, Request } from '../../requests/domain/request.js';
import { demand } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';
import { readCard, readContact } from '../../wire/read-input.js';
import { beginHistory } from '../changes/open-draft.js';

export const repeatRequest: Rpc<'repeatRequest'> =
  (deps) =>
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
      return { requestId, kind: wireRequestKind(source.kind) };
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
