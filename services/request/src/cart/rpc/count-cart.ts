import type { Rpc } from '../../served.js';
import { mustBeCustomer } from '../../wire/access.js';

export const countCart: Rpc<'countCart'> =
  ({ read }) =>
  async (_, { actor }) => {
    mustBeCustomer(actor);
    const { lineCount } = await read.cart.counts(actor.userId);
    return { lineCount };
  };
