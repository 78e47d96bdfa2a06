import { notFound } from '@setu/kit/core';
import type { Handler } from '@setu/kit/rpc';
import type { RequestService } from '@setu/proto/request';
import type { RequestDeps } from '../deps.js';
import { mustTrade } from './access.js';
import { openCardDraft } from './open-draft.js';
import { readCard, readContact } from './read-input.js';

export const createDraftFromCard =
  (deps: RequestDeps): Handler<typeof RequestService, 'createDraftFromCard'> =>
  async (request, { actor }) => {
    mustTrade(actor);
    const card = readCard(request.card);
    const contact = readContact(request.contact);
    return deps.write(async (stores) => {
      if (!(await stores.cards.learn(card, deps.clock.now()))) throw notFound();
      const origin = { card, contact, source: `card:${card.skuId}`, cartLineId: null, count: '' };
      return { requestId: await openCardDraft(deps, stores, { actor, origin }) };
    });
  };
