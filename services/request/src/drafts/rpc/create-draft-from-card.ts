import { notFound } from '@setu/kit/core';
import type { Rpc } from '../../served.js';
import { mustTrade } from '../../wire/access.js';
import { readCard, readContact } from '../../wire/read-input.js';
import { openCardDraft } from '../changes/open-draft.js';

export const createDraftFromCard: Rpc<'createDraftFromCard'> =
  (deps) =>
  async (request, { actor }) => {
    mustTrade(actor);
    const card = readCard(request.card);
    const contact = readContact(request.contact);
    return deps.write(async (stores) => {
      if (!(await stores.cards.learn(card))) throw notFound();
      const origin = { card, contact, source: `card:${card.skuId}`, count: '' };
      return { requestId: await openCardDraft(deps, stores, { actor, origin }) };
    });
  };
