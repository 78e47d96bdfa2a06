import { notFound } from '@setu/kit/core';
import * as wire from '@setu/proto/request/cart';
import { cartAdded } from '../../events.js';
import type { Rpc } from '../../served.js';
import { mustBeCustomer, principalOf } from '../../wire/access.js';
import { readCard } from '../../wire/read-input.js';
import { checkCount } from '../domain/count.js';

export const addToCart: Rpc<'addToCart'> =
  ({ write, clock, ids }) =>
  async ({ card: sentCard, count, idempotencyKey }, { actor }) => {
    mustBeCustomer(actor);
    const { userId } = actor;
    const { skuId, priceMinor, ...card } = readCard(sentCard);
    checkCount(count, priceMinor);
    // The fingerprint leaves out the card's content: the catalogue supplies it, not the caller.
    const fingerprint = JSON.stringify([skuId, count]);
    return write(({ cards, cart, idempotent, outbox }) =>
      idempotent(
        {
          principal: principalOf(actor),
          route: 'AddToCart',
          key: idempotencyKey,
          fingerprint,
          answer: wire.AddToCartResponse,
        },
        async () => {
          if (!(await cards.learn({ skuId, priceMinor, ...card }))) throw notFound();
          const line = { id: ids.id(), userId, skuId, count, priceMinor, at: clock.now() };
          checkCount(await cart.add(line), priceMinor);
          await outbox.add(cartAdded(skuId, actor.companyId));
          const { lineCount } = await cart.counts(userId);
          return { lineCount };
        },
      ),
    );
  };
