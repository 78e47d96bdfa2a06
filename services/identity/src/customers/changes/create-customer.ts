import { notFound } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { companyChanged } from '../../events.js';
import type { Stores } from '../../store/index.js';
import { type MadeCustomer, madeForAnother, type NewCustomer } from '../domain/customer.js';
import type { Making } from '../store/customers.js';

/**
 * Creates a customer for a request and returns the id of the company. Repeating the call does not create another one.
 * It stores corrections until the request is published.
 * Throws `not_found` if another user makes the request.
 */
export async function makeCustomer(
  stores: WriteStores<Stores>,
  customer: NewCustomer,
  making: Making,
): Promise<string> {
  const made = await stores.customers.lockMadeFor(making.requestId);
  if (made !== undefined) return corrected(stores, customer, { made, making });
  await stores.customers.insert(customer, making);
  await tell(stores, making.id);
  return making.id;
}

async function corrected(
  stores: WriteStores<Stores>,
  customer: NewCustomer,
  { made, making }: { made: MadeCustomer; making: Making },
): Promise<string> {
  if (made.madeByUserId !== making.byUserId) throw notFound();
  if (made.isPublished && made.inn !== customer.inn) throw madeForAnother();
  if (!made.isPublished && (await stores.customers.correct(made.id, customer, making.now))) await tell(stores, made.id);
  return made.id;
}

async function tell(stores: WriteStores<Stores>, companyId: string): Promise<void> {
  const company = await stores.companies.summary(companyId);
  if (company !== undefined) await stores.outbox.add(companyChanged(company));
}
