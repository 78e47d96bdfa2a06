import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { mustBeCustomer } from '../../wire/access.js';

export const removeFromCart: Rpc<'removeFromCart'> =
  ({ write }) =>
  async ({ skuId }, { actor }) => {
    mustBeCustomer(actor);
    const id = readId(skuId);
    return write(async ({ cart }) => {
      await cart.remove(actor.userId, id);
      const { lineCount } = await cart.counts(actor.userId);
      return { lineCount };
    });
  };
