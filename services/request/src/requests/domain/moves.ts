import type { Money } from '@setu/kit/core';
import type { Contract } from '../../contracts/domain/contract.js';
import type { Ordered } from '../../drafts/domain/customer.js';
import type { Offer } from '../../offers/domain/offer.js';
import type { Amount } from './amount.js';
import { type Action, after } from './lifecycle.js';
import type { Rejection } from './rejection.js';
import type { Publication, Request } from './request.js';

interface Publishing {
  publication: Publication;
  customerPrice: Money | undefined;
  /** Whom a manager's is for; undefined: its author's company. */
  ordered?: Ordered | undefined;
}

/** INR for the whole of it, with the day's rate. */
interface Pricing {
  amount: Amount;
}

/** The supplier it is sent to, where that is another than the card's. */
interface Sending {
  supplierCompanyId?: string;
}

/** The supplier and, where an offer of its own is chosen, what it asks. */
interface Selecting {
  supplierCompanyId: string | undefined;
  amount?: Amount;
}

interface Contracting extends Pricing {
  supplierCompanyId: string;
}

interface Ending {
  rejection: Rejection;
}

/** What an action must bring along. */
type Brought<A extends Action> = A extends 'publish'
  ? Publishing
  : A extends 'record_offer'
    ? Pricing
    : A extends 'sign_contract'
      ? Contracting
      : A extends 'send_to_supplier'
        ? Sending
        : A extends 'select_supplier'
          ? Selecting
          : A extends 'cancel' | 'reject_as_supplier' | 'reject_as_broker'
            ? Ending
            : object;

/** An action with what it brings along. */
export type Deed<A extends Action = Action> = { [K in A]: { action: K } & Brought<K> }[A];

/** A deed, when and by whom. */
export type Move<A extends Action = Action> = Deed<A> & { at: Date; byUserId: string };

/** A request after a move, with the offer or contract the move made. */
export interface Moved {
  request: Request;
  offer?: Offer;
  contract?: Contract;
}

/** What a move changes beside status and numbering. */
interface Effect extends Omit<Moved, 'request'> {
  request?: Partial<Request>;
}

const nothing = (): Effect => ({});

const price = (request: Request, { amount, at }: { amount: Amount; at: Date }): Offer & Contract => ({
  requestId: request.id,
  priceMinor: amount.money.minor,
  rate: amount.rate,
  at,
});

/** What each action does to a request: a new move is one entry here, beside its edges in the lifecycle. */
const effects: { [A in Action]: (before: Request, move: Move<A>) => Effect } = {
  publish: (_, { publication, customerPrice, ordered }) => {
    const total = customerPrice && { money: customerPrice, rate: publication.rate };
    return { request: { publication, customerPrice, total, ...(ordered && orderedBy(ordered)) } };
  },
  // Whoever takes it into work becomes its manager.
  take_into_work: (_, { byUserId }) => ({ request: { brokerManagerId: byUserId } }),
  send_to_supplier: (before, { at, supplierCompanyId = before.supplierCompanyId }) => ({
    request: { sentToSupplierAt: at, supplierCompanyId },
  }),
  record_offer: (before, move) => ({ request: { total: move.amount }, offer: price(before, move) }),
  select_supplier: (before, { supplierCompanyId = before.supplierCompanyId, amount, at }) => ({
    request: { supplierCompanyId, ...(amount && { total: amount }) },
    ...(amount && { offer: price(before, { amount, at }) }),
  }),
  sign_contract: (before, move) => ({
    request: { total: move.amount, supplierCompanyId: move.supplierCompanyId },
    contract: price(before, move),
  }),
  record_payment: nothing,
  complete: nothing,
  cancel: nothing,
  reject_as_supplier: nothing,
  reject_as_broker: nothing,
};

const orderedBy = ({ companyId: customerCompanyId, contact, brokerManagerId }: Ordered): Partial<Request> => ({
  ...{ customerCompanyId, contact, brokerManagerId },
});

const effectOf = <A extends Action>(before: Request, move: Move<A>): Effect => effects[move.action](before, move);

/** Takes a request and a move, gives what is after it; undefined where the lifecycle has no such edge. */
export function moved(before: Request, move: Move): Moved | undefined {
  const status = after(before.status, move.action);
  if (status === undefined) return undefined;
  const { request, ...made } = effectOf(before, move);
  const { version, eventSeq } = before;
  const standing = { status, version: version + 1, eventSeq: eventSeq + 1, statusAt: move.at };
  return { ...made, request: { ...before, ...request, ...standing } };
}
