import { notFound } from '@setu/kit/core';
import { mustBeType, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';

/** Returns a customer for whom a request can be made, with its contact and users. For the broker's staff. */
export const getCustomer: Rpc<'getCustomer'> =
  ({ read }) =>
  async ({ companyId }, { actor }) => {
    mustBeType(actor, 'broker');
    const customer = await read.customers.byId(readId(companyId));
    if (customer === undefined) throw notFound();
    const [company, people] = await Promise.all([read.companies.byId(customer.id), read.users.activeOf(customer.id)]);
    return {
      customer,
      contact: company?.contact,
      people: people.map(({ user: { id, name, surname, patronymic, mobilePhone, email } }) => ({
        ...{ id, name, surname, patronymic, email },
        phone: mobilePhone,
      })),
    };
  };
