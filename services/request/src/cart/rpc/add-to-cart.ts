import { invalid, notFound } from '@setu/kit/core';
import type { Rpc } from '../../served.js';
import { mustBeCustomer } from '../../wire/access.js';
import { readCard } from '../../wire/read-input.js';

export const addToCart: Rpc<'addToCart'> =
  ({ write, clock, ids }) =>
  async (request, { actor }) => {
    mustBeCustomer(actor);
    if (request.count < 1) throw invalid({ count: 'min' });
    const card = readCard(request.card);
    return write(async ({ cards, cart }) => {
      const at = clock.now();
      if (!(await cards.learn(card, at))) throw notFound();
      const { userId } = actor;
      await cart.add({
        id: ids.id(),
        userId,
        skuId: card.skuId,
        count: request.count,
        priceMinor: card.priceMinor,
        at,
      });
      return { lineCount: await cart.count(userId) };
    });
  };
