import { invalid, notFound } from '@setu/kit/core';
import type { Handler } from '@setu/kit/rpc';
import type { RequestService } from '@setu/proto/request';
import type { RequestDeps } from '../deps.js';
import { mustBeCustomer } from './access.js';
import { readCard } from './read-input.js';

export const addToCart =
  ({ write, clock, ids }: RequestDeps): Handler<typeof RequestService, 'addToCart'> =>
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
