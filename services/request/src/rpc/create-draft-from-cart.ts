import { internal, notFound } from '@setu/kit/core';
import type { Handler } from '@setu/kit/rpc';
import { readId } from '@setu/kit/rpc';
import type { RequestService } from '@setu/proto/request';
import { cardOf, snapshotOf } from '../card-snapshot.js';
import type { RequestDeps } from '../deps.js';
import { cardWithdrawn } from '../domain/refusals.js';
import { mustTrade } from './access.js';
import { openCardDraft } from './open-draft.js';
import { readContact } from './read-input.js';

export const createDraftFromCart =
  (deps: RequestDeps): Handler<typeof RequestService, 'createDraftFromCart'> =>
  async (request, { actor }) => {
    mustTrade(actor);
    const cartLineId = readId(request.cartLineId);
    const contact = readContact(request.contact);
    return deps.write(async (stores) => {
      const line = await stores.cart.line(actor.userId, cartLineId);
      if (line === null) throw notFound();
      if (!line.published) throw cardWithdrawn();
      const card = snapshotOf(cardOf(line.content));
      if (card === null) throw internal(`the card of cart line ${cartLineId} is not whole`);
      const origin = { card, contact, source: `cart:${cartLineId}`, cartLineId, count: String(line.count) };
      return { requestId: await openCardDraft(deps, stores, { actor, origin }) };
    });
  };
