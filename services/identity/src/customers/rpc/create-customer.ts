import { forbidden, internal } from '@setu/kit/core';
import { mustBeType, readId } from '@setu/kit/rpc';
import { isManager } from '../../people/domain/roles.js';
import type { Rpc } from '../../served.js';
import { makeCustomer } from '../changes/create-customer.js';
import { readyCustomer } from '../domain/customer.js';

const nobody = {
  ...{ name: '', surname: '', patronymic: '', designation: '' },
  ...{ phone: '', additionalPhone: '', email: '', additionalEmail: '' },
};

/**
 * For managers. Creates the customer for which a request is about to be published. Repeating the call for the same
 * request creates no other customer.
 */
export const createCustomer: Rpc<'createCustomer'> =
  ({ write, ids, clock }) =>
  async ({ requestId: asked, contact = nobody, ...typed }, { actor }) => {
    mustBeType(actor, 'broker');
    if (!isManager(actor.companyType, actor.roles)) throw forbidden();
    const requestId = readId(asked);
    const ready = readyCustomer({ ...typed, contact });
    const making = { id: ids.id(), requestId, byUserId: actor.userId, now: clock.now() };
    return write(async (stores) => {
      const customer = await stores.customers.byId(await makeCustomer(stores, ready, making));
      if (customer === undefined) throw internal('a customer that was just created could not be read back');
      return { customer };
    });
  };
