import { dayIn, wholeCount } from '@setu/kit/core';
import { claimDeadline } from '../../claims/domain/rights.js';
import type { Writing } from '../../deps.js';
import { filesChanged, requestManagerChanged, requestStatusChanged } from '../../events.js';
import { advanceShareOf } from '../../wire/card-snapshot.js';
import { reportedTerms } from '../../wire/reported-terms.js';
import { inviteeOf, isOnlyInvitee, seeingSupplier } from '../domain/invitee.js';
import { isTerminal, type Status } from '../domain/lifecycle.js';
import type { Payment } from '../domain/payment.js';
import type { Rejection } from '../domain/rejection.js';
import type { Request } from '../domain/request.js';
import { nameManager } from './name-manager.js';
import { customerName } from './record-change.js';

export interface PublishedTransition {
  before: Request;
  after: Request;
  rejection: Rejection | undefined;
  payment: Payment | undefined;
}

/** The statuses with which an offer, a contract or a payment is recorded. */
const withTerms: readonly Status[] = ['offer_received', 'contracted', 'partially_paid'];

/** Publishes that a request changed its status. Also publishes a new manager and new readers of the files, if any. */
export async function publishTransition(
  stores: Writing,
  { before, after, rejection, payment }: PublishedTransition,
): Promise<void> {
  await publishManager(stores, before, after);
  const readers = [seeingSupplier(before), seeingSupplier(after)];
  const isNewSupplier = readers[1] !== undefined && !wasInvited(readers[1], before);
  const details = { from: before.status, rejection, customerName: await customerName(stores, after) };
  // If several suppliers were invited, the recorded offer may come from any of them.
  const isFromAnySupplier = after.status === 'offer_received' && !isOnlyInvitee(after.supplierCompanyId ?? '', after);
  const supplierSees = readers[1] !== undefined && !isFromAnySupplier;
  const supplier = { supplierSees, supplierIsNew: isNewSupplier, invitedCompanyIds: otherInvitedSuppliers(after) };
  const { files, count, card } = await stores.conditions.of(after.id);
  const offer = after.status === 'offer_received' ? (await stores.offers.of([after.id])).get(after.id) : undefined;
  const offered = offer && { ...offer.terms, advanceShare: advanceShareOf(card) };
  const terms = withTerms.includes(after.status)
    ? reportedTerms({ price: after.total, payment, count: wholeCount(count), ...offered })
    : undefined;
  const offers = after.status === 'send_to_supplier' ? await stores.supplierOffers.of(after.id) : [];
  const offerShown = offers.some(({ shared }) => shared);
  await stores.outbox.add(
    requestStatusChanged(after, { ...details, ...supplier, terms, claimUntil: lastClaimDay(after), offerShown }),
  );
  if (readers[0] !== readers[1]) await stores.outbox.add(filesChanged(after, files));
}

/** Returns the last day on which the customer may claim, in Moscow, or an empty text. */
const lastClaimDay = (request: Request): string => {
  const deadline = claimDeadline(request);
  return deadline === undefined ? '' : dayIn('Europe/Moscow', deadline);
};

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
