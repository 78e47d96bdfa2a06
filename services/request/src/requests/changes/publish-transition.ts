import type { Writing } from '../../deps.js';
import { filesChanged, requestManagerChanged, requestStatusChanged } from '../../events.js';
import { inviteeOf, isOnlyInvitee, seeingSupplier } from '../domain/invitee.js';
import { isTerminal } from '../domain/lifecycle.js';
import type { Rejection } from '../domain/rejection.js';
import type { Request } from '../domain/request.js';
import { nameManager } from './name-manager.js';
import { customerName } from './record-change.js';

export interface PublishedTransition {
  before: Request;
  after: Request;
  rejection: Rejection | undefined;
}

/** Publishes that a request changed its status. Also publishes a new manager and new readers of the files, if any. */
export async function publishTransition(
  stores: Writing,
  { before, after, rejection }: PublishedTransition,
): Promise<void> {
  await publishManager(stores, before, after);
  const readers = [seeingSupplier(before), seeingSupplier(after)];
  const isNewSupplier = readers[1] !== undefined && !wasInvited(readers[1], before);
  const details = { from: before.status, rejection, customerName: await customerName(stores, after) };
  // If several suppliers were invited, the recorded offer may come from any of them.
  const isFromAnySupplier = after.status === 'offer_received' && !isOnlyInvitee(after.supplierCompanyId ?? '', after);
  const supplierSees = readers[1] !== undefined && !isFromAnySupplier;
  const supplier = { supplierSees, supplierIsNew: isNewSupplier, invitedCompanyIds: otherInvitedSuppliers(after) };
  await stores.outbox.add(requestStatusChanged(after, { ...details, ...supplier }));
  if (readers[0] !== readers[1]) {
    const { files } = await stores.conditions.of(after.id);
    await stores.outbox.add(filesChanged(after, files));
  }
}

/** Returns the suppliers with an open invitation to a request that has ended. */
const otherInvitedSuppliers = (request: Request): string[] =>
  isTerminal(request.status)
    ? request.invitees.flatMap(({ companyId, state }) =>
        state === 'open' && companyId !== seeingSupplier(request) ? [companyId] : [],
      )
    : [];

/** Returns whether the supplier already knew the request from its invitation. */
function wasInvited(companyId: string, before: Request): boolean {
  const state = inviteeOf(companyId, before)?.state;
  return state === 'open' || state === 'chosen';
}

async function publishManager(stores: Writing, before: Request, after: Request): Promise<void> {
  const managerId = after.brokerManagerId;
  if (managerId === undefined || managerId === before.brokerManagerId) return;
  await nameManager(stores, after);
  if (before.brokerManagerId !== undefined) await stores.outbox.add(requestManagerChanged(after));
}
