import { dayIn, type Money } from '@setu/kit/core';
import type { Contract } from '../../contracts/domain/contract.js';
import type { Ordered } from '../../drafts/domain/customer.js';
import type { Offer, PriceTerms } from '../../offers/domain/offer.js';
import type { Amount } from './amount.js';
import { type Action, statusAfter } from './lifecycle.js';
import type { Rejection } from './rejection.js';
import type { Publication, Request } from './request.js';

interface Publishing {
  publication: Publication;
  customerPrice: Money | undefined;
  /** The customer of a manager's request. Undefined means the author's company. */
  ordered?: Ordered | undefined;
}

/** The total price in INR, with the day's exchange rate. */
interface Pricing {
  amount: Amount;
}

/** A price, and the terms of the supplier's offer that it is taken from. */
interface Offering extends Pricing {
  terms?: PriceTerms | undefined;
}

/** The supplier to send the request to, if it is not the card's own. */
interface Sending {
  supplierCompanyId?: string;
}

/** The supplier, and the price if an offer of that supplier is chosen. */
interface Selecting extends Partial<Offering> {
  supplierCompanyId: string | undefined;
}

/** The number and the day on the paper of a contract. */
export interface Paper {
  number?: string;
  /** YYYY-MM-DD. Undefined means today. */
  signedOn?: string | undefined;
}

interface Contracting extends Pricing, Paper {
  supplierCompanyId: string;
}

interface Ending {
  rejection: Rejection;
}

/** The parameters that an action needs. */
type ParametersOf<A extends Action> = A extends 'publish'
  ? Publishing
  : A extends 'record_offer'
    ? Offering
    : A extends 'sign_contract'
      ? Contracting
      : A extends 'send_to_supplier'
        ? Sending
        : A extends 'select_supplier'
          ? Selecting
          : A extends 'cancel' | 'reject_as_supplier' | 'reject_as_broker'
            ? Ending
            : object;

/** An action with its parameters. */
export type TransitionInput<A extends Action = Action> = { [K in A]: { action: K } & ParametersOf<K> }[A];

/** An action with its parameters, its time and its user. */
export type Transition<A extends Action = Action> = TransitionInput<A> & { at: Date; byUserId: string };

/** A request after a transition, with the offer or contract that the transition created. */
export interface TransitionResult {
  request: Request;
  offer?: Offer;
  contract?: Contract;
}

/** The changes of a transition besides status and numbering. */
interface Effect extends Omit<TransitionResult, 'request'> {
  request?: Partial<Request>;
}

const nothing = (): Effect => ({});

const price = (request: Request, { amount, at }: { amount: Amount; at: Date }) => ({
  requestId: request.id,
  priceMinor: amount.money.minor,
  rate: amount.rate,
  at,
});

const offer = (request: Request, { terms, ...priced }: Offering & { at: Date }): Offer => ({
  ...price(request, priced),
  terms,
});

/** The effect of each action on a request. A new action needs an entry here and its transitions in the lifecycle. */
const effects: { [A in Action]: (before: Request, transition: Transition<A>) => Effect } = {
  publish: (_, { publication, customerPrice, ordered }) => {
    const total = customerPrice && { money: customerPrice, rate: publication.rate };
    return { request: { publication, customerPrice, total, ...(ordered && orderedBy(ordered)) } };
  },
  // The user who accepts the request becomes its manager.
  take_into_work: (_, { byUserId }) => ({ request: { brokerManagerId: byUserId } }),
  send_to_supplier: (before, { at, supplierCompanyId = before.supplierCompanyId }) => ({
    request: { sentToSupplierAt: at, supplierCompanyId },
  }),
  record_offer: (before, transition) => ({ request: { total: transition.amount }, offer: offer(before, transition) }),
  select_supplier: (before, { supplierCompanyId = before.supplierCompanyId, amount, terms, at }) => ({
    request: { supplierCompanyId, ...(amount && { total: amount }) },
    ...(amount && { offer: offer(before, { amount, terms, at }) }),
  }),
  sign_contract: (before, transition) => ({
    request: { total: transition.amount, supplierCompanyId: transition.supplierCompanyId },
    contract: {
      ...price(before, transition),
      number: transition.number ?? '',
      signedOn: transition.signedOn ?? dayIn('Europe/Moscow', transition.at),
    },
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

const effectOf = <A extends Action>(before: Request, transition: Transition<A>): Effect =>
  effects[transition.action](before, transition);

/** Returns the request after a transition, or undefined if the lifecycle does not allow it. */
export function applyTransition(before: Request, transition: Transition): TransitionResult | undefined {
  const status = statusAfter(before.status, transition.action);
  if (status === undefined) return undefined;
  const { request, ...made } = effectOf(before, transition);
  const { version, eventSeq } = before;
  const progress = { status, version: version + 1, eventSeq: eventSeq + 1, statusAt: transition.at };
  return { ...made, request: { ...before, ...request, ...progress } };
}
