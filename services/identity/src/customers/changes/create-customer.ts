import { notFound } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { companyChanged } from '../../events.js';
import type { Stores } from '../../store/index.js';
import { type MadeCustomer, madeForAnother, type NewCustomer } from '../domain/customer.js';
import type { CustomerCreation } from '../store/customers.js';

/**
 * Creates a customer for a request and returns the id of the company. A repeated call does not create another company,
 * but stores corrections until the request is published. Throws `not_found` if another user started the request.
 */
export async function createCustomer(
  stores: WriteStores<Stores>,
  customer: NewCustomer,
  creation: CustomerCreation,
): Promise<string> {
  const made = await stores.customers.lockMadeFor(creation.requestId);
  if (made !== undefined) return corrected(stores, customer, { made, creation });
  await stores.customers.insert(customer, creation);
  await publish(stores, creation.id);
  return creation.id;
}

async function corrected(
  stores: WriteStores<Stores>,
  customer: NewCustomer,
  { made, creation }: { made: MadeCustomer; creation: CustomerCreation },
): Promise<string> {
  if (made.madeByUserId !== creation.byUserId) throw notFound();
  if (made.isPublished && made.inn !== customer.inn) throw madeForAnother();
  if (!made.isPublished && (await stores.customers.correct(made.id, customer, creation.now)))
    await publish(stores, made.id);
  return made.id;
}

async function publish(stores: WriteStores<Stores>, companyId: string): Promise<void> {
  const company = await stores.companies.summary(companyId);
  if (company !== undefined) await stores.outbox.add(companyChanged(company));
}
