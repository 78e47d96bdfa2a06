import { invalid } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/drafts';
import type { Writing } from '../../deps.js';
import type { Request } from '../../requests/domain/request.js';
import { isSenior } from '../../requests/domain/rights.js';
import { readContact } from '../../wire/read-input.js';
import { mustBeOpenCustomer, type Ordered, publishableContact } from '../domain/customer.js';

/**
 * Checks the customer for whom a manager publishes, and stores that company's data if it is newer. Returns the company,
 * the contact and the manager to assign.
 * A manager gets the request themselves. A senior manager chooses a manager or leaves the request in the queue. Throws
 * `invalid` on `company.id` and `contact`.
 */
export async function orderFor(
  stores: Writing,
  actor: Actor,
  sent: wire.RequestCustomer | undefined,
): Promise<Ordered> {
  if (sent?.company === undefined) throw invalid({ 'company.id': 'required' });
  const companyId = readId(sent.company.id);
  const contact = publishableContact(readContact(sent.contact));
  await stores.companies.save({ ...sent.company, id: companyId, type: 'customer' });
  await mustBeOpen(stores, companyId);
  return { companyId, contact, brokerManagerId: await managerOf(stores, actor, sent.managerId) };
}

/**
 * Does the same as `orderFor` for a draft that already has its customer: a repeat of an earlier request from the
 * catalogue.
 */
export async function orderAgain(stores: Writing, actor: Actor, draft: Request): Promise<Ordered> {
  const { customerCompanyId: companyId, contact } = draft;
  await mustBeOpen(stores, companyId);
  return { companyId, contact, brokerManagerId: await managerOf(stores, actor, '') };
}

async function mustBeOpen(stores: Writing, companyId: string): Promise<void> {
  mustBeOpenCustomer((await stores.companies.byIds([companyId])).get(companyId));
}

/** Returns the manager to assign. If the chosen manager has left, their successor gets the request. */
async function managerOf({ departedUsers }: Writing, actor: Actor, chosen: string): Promise<string | undefined> {
  if (isSenior(actor) && chosen === '') return undefined;
  await departedUsers.blockDepartures();
  return departedUsers.assigneeFor(isSenior(actor) ? readId(chosen) : actor.userId);
}
