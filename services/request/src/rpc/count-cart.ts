import type { Handler } from '@setu/kit/rpc';
import type { RequestService } from '@setu/proto/request';
import type { RequestDeps } from '../deps.js';
import { mustBeCustomer } from './access.js';

export const countCart =
  ({ read }: RequestDeps): Handler<typeof RequestService, 'countCart'> =>
  async (_, { actor }) => {
    mustBeCustomer(actor);
    return { lineCount: await read.cart.count(actor.userId) };
  };
