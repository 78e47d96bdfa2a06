import { internal, notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import { cardWithdrawn } from '../../requests/domain/refusals.js';
import type { Rpc } from '../../served.js';
import { mustTrade } from '../../wire/access.js';
import { cardOf, snapshotOf } from '../../wire/card-snapshot.js';
import { readContact } from '../../wire/read-input.js';
import { openCardDraft } from '../changes/open-draft.js';

export const createDraftFromCart: Rpc<'createDraftFromCart'> =
  (deps) =>
  async (request, { actor }) => {
    mustTrade(actor);
    const cartLineId = readId(request.cartLineId);
    const contact = readContact(request.contact);
    return deps.write(async (stores) => {
      const line = await stores.cart.line(actor.userId, cartLineId);
      if (line === undefined) throw notFound();
      if (!line.available) throw cardWithdrawn();
      const card = snapshotOf(cardOf(line.content));
      if (card === undefined) throw internal(`the card of cart line ${cartLineId} is incomplete`);
      const origin = { card, contact, source: `cart:${cartLineId}`, cartLineId, count: String(line.count) };
      return { requestId: await openCardDraft(deps, stores, { actor, origin }) };
    });
  };
