import type { Handler } from '@setu/kit/rpc';
import type { RequestService } from '@setu/proto/request';
import type { RequestDeps } from '../deps.js';
import { mustBeCustomer } from './access.js';

export const clearCart =
  ({ write }: RequestDeps): Handler<typeof RequestService, 'clearCart'> =>
  async (_, { actor }) => {
    mustBeCustomer(actor);
    await write(({ cart }) => cart.clear(actor.userId));
    return {};
  };
