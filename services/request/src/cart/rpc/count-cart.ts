import type { Rpc } from '../../served.js';
import { mustBeCustomer } from '../../wire/access.js';

export const countCart: Rpc<'countCart'> =
  ({ read }) =>
  async (_, { actor }) => {
    mustBeCustomer(actor);
    return { lineCount: await read.cart.count(actor.userId) };
  };
