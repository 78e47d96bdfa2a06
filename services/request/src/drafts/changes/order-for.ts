import { invalid } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/drafts';
import type { Writing } from '../../deps.js';
import type { Request } from '../../requests/domain/request.js';
import { isSenior } from '../../requests/domain/rights.js';
import { readContact } from '../../wire/read-input.js';
import { mustBeOpenCustomer, type Ordered, readyContact } from '../domain/customer.js';

/**
 * Takes for whom a manager publishes as it was sent, keeps what is new of that company, gives it checked: a manager manages
 * it himself, a senior says who does. `invalid` on company.id and contact.
 */
export async function orderFor(
  stores: Writing,
  actor: Actor,
  sent: wire.RequestCustomer | undefined,
): Promise<Ordered> {
  if (sent?.company === undefined) throw invalid({ 'company.id': 'required' });
  const companyId = readId(sent.company.id);
  const contact = readyContact(readContact(sent.contact));
  await stores.companies.keep({ ...sent.company, id: companyId, type: 'customer' });
  await mustBeOpen(stores, companyId);
  return { companyId, contact, brokerManagerId: await managerOf(stores, actor, sent.managerId) };
}

/** As above for a draft that says itself for whom it is: one repeated from the catalogue. */
export async function orderAgain(stores: Writing, actor: Actor, draft: Request): Promise<Ordered> {
  const { customerCompanyId: companyId, contact } = draft;
  await mustBeOpen(stores, companyId);
  return { companyId, contact, brokerManagerId: await managerOf(stores, actor, '') };
}

async function mustBeOpen(stores: Writing, companyId: string): Promise<void> {
  mustBeOpenCustomer((await stores.companies.byIds([companyId])).get(companyId));
}

/** Who has just left manages none: it is whose all of his is. */
async function managerOf({ leavers }: Writing, actor: Actor, chosen: string): Promise<string | undefined> {
  if (isSenior(actor) && chosen === '') return undefined;
  await leavers.hold();
  return leavers.workOf(isSenior(actor) ? readId(chosen) : actor.userId);
}
