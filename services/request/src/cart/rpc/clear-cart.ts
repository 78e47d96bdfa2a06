import type { Rpc } from '../../served.js';
import { mustBeCustomer } from '../../wire/access.js';

export const clearCart: Rpc<'clearCart'> =
  ({ write }) =>
  async (_, { actor }) => {
    mustBeCustomer(actor);
    await write(({ cart }) => cart.clear(actor.userId));
    return {};
  };
