import type { Handler } from '@setu/kit/rpc';
import { readId } from '@setu/kit/rpc';
import type { RequestService } from '@setu/proto/request';
import type { RequestDeps } from '../deps.js';
import { mustBeCustomer } from './access.js';

export const removeFromCart =
  ({ write }: RequestDeps): Handler<typeof RequestService, 'removeFromCart'> =>
  async ({ skuId }, { actor }) => {
    mustBeCustomer(actor);
    const id = readId(skuId);
    return write(async ({ cart }) => {
      await cart.remove(actor.userId, id);
      return { lineCount: await cart.count(actor.userId) };
    });
  };
