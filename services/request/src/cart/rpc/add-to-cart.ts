import { notFound } from '@setu/kit/core';
import type { Rpc } from '../../served.js';
import { mustBeCustomer } from '../../wire/access.js';
import { readCard } from '../../wire/read-input.js';
import { checkCount } from '../domain/count.js';

export const addToCart: Rpc<'addToCart'> =
  ({ write, clock, ids }) =>
  async (request, { actor }) => {
    mustBeCustomer(actor);
    const { userId } = actor;
    const { skuId, priceMinor, ...card } = readCard(request.card);
    checkCount(request.count, priceMinor);
    return write(async ({ cards, cart }) => {
      if (!(await cards.learn({ skuId, priceMinor, ...card }))) throw notFound();
      const line = { id: ids.id(), userId, skuId, count: request.count, priceMinor, at: clock.now() };
      checkCount(await cart.add(line), priceMinor);
      const { lineCount } = await cart.counts(userId);
      return { lineCount };
    });
  };
