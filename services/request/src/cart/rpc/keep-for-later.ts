import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { mustBeCustomer } from '../../wire/access.js';

export const keepForLater: Rpc<'keepForLater'> =
  ({ write, clock }) =>
  async ({ lineId, later }, { actor }) => {
    mustBeCustomer(actor);
    const id = readId(lineId);
    return write(async ({ cart }) => {
      if (!(await cart.saveForLater(actor.userId, id, later ? clock.now() : undefined))) throw notFound();
      return cart.counts(actor.userId);
    });
  };
