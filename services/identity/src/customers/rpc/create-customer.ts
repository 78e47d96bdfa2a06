import { forbidden, internal } from '@setu/kit/core';
import { mustBeType, readId } from '@setu/kit/rpc';
import { noContact } from '@setu/proto/contact-fields';
import { isManager } from '../../people/domain/roles.js';
import type { Rpc } from '../../served.js';
import { createCustomer as create } from '../changes/create-customer.js';
import { validateCustomer } from '../domain/customer.js';

/**
 * Creates the customer for which a request is about to be published. Repeating the call for the same request creates no
 * other customer. For managers.
 */
export const createCustomer: Rpc<'createCustomer'> =
  ({ write, ids, clock }) =>
  async ({ requestId: requestedId, contact = noContact, ...typed }, { actor }) => {
    mustBeType(actor, 'broker');
    if (!isManager(actor.companyType, actor.roles)) throw forbidden();
    const requestId = readId(requestedId);
    const validated = validateCustomer({ ...typed, contact });
    const creation = { id: ids.id(), requestId, byUserId: actor.userId, now: clock.now() };
    return write(async (stores) => {
      const customer = await stores.customers.byId(await create(stores, validated, creation));
      if (customer === undefined) throw internal('a customer that was just created could not be read back');
      return { customer };
    });
  };
