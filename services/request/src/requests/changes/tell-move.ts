import type { Writing } from '../../deps.js';
import { filesChanged, requestManagerChanged, requestStatusChanged } from '../../events.js';
import { inviteeOf, isOnlyOneAsked, seeingSupplier } from '../domain/invitee.js';
import { isTerminal } from '../domain/lifecycle.js';
import type { Rejection } from '../domain/rejection.js';
import type { Request } from '../domain/request.js';
import { nameManager } from './name-manager.js';
import { customerName } from './record-change.js';

export interface ToldMove {
  before: Request;
  after: Request;
  rejection: Rejection | undefined;
}

/** Tells the others that a request moved, that it has another manager, that another supplier may read its files now. */
export async function tellMove(stores: Writing, { before, after, rejection }: ToldMove): Promise<void> {
  await tellManager(stores, before, after);
  const readers = [seeingSupplier(before), seeingSupplier(after)];
  const isNew = readers[1] !== undefined && !wasAsked(readers[1], before);
  const words = { from: before.status, rejection, customerName: await customerName(stores, after) };
  // An offer that was entered while others were asked too may be anybody's.
  const isAnybodys = after.status === 'offer_received' && !isOnlyOneAsked(after.supplierCompanyId ?? '', after);
  const supplierSees = readers[1] !== undefined && !isAnybodys;
  const supplier = { supplierSees, supplierIsNew: isNew, invitedCompanyIds: othersAsked(after) };
  await stores.outbox.add(requestStatusChanged(after, { ...words, ...supplier }));
  if (readers[0] !== readers[1]) {
    const { files } = await stores.conditions.of(after.id);
    await stores.outbox.add(filesChanged(after, files));
  }
}

/** Who was asked for an offer to a request that has ended without a supplier. */
const othersAsked = (request: Request): string[] =>
  isTerminal(request.status)
    ? request.invitees.flatMap(({ companyId, state }) =>
        state === 'open' && companyId !== seeingSupplier(request) ? [companyId] : [],
      )
    : [];

/** True for a supplier that was told of the request by its invitation. */
function wasAsked(companyId: string, before: Request): boolean {
  const state = inviteeOf(companyId, before)?.state;
  return state === 'open' || state === 'chosen';
}

async function tellManager(stores: Writing, before: Request, after: Request): Promise<void> {
  const managerId = after.brokerManagerId;
  if (managerId === undefined || managerId === before.brokerManagerId) return;
  await nameManager(stores, after);
  if (before.brokerManagerId !== undefined) await stores.outbox.add(requestManagerChanged(after));
}
