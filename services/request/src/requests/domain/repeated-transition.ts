import type { Amount } from './amount.js';
import { targets } from './lifecycle.js';
import { isSamePayment } from './payment.js';
import type { Rejection } from './rejection.js';
import type { StatusEvent } from './request.js';
import type { Paper, Transition, TransitionInput, TransitionResult } from './transitions.js';

/** Returns the reason and comment with which an action ends a request, or undefined if the action does not end it. */
export const rejectionOf = (input: TransitionInput): Rejection | undefined =>
  'rejection' in input ? input.rejection : undefined;

/** Returns the supplier that an action names, or undefined if it names none. */
export const supplierOf = (input: TransitionInput): string | undefined =>
  'supplierCompanyId' in input ? input.supplierCompanyId : undefined;

const amountOf = (input: TransitionInput): Amount | undefined => ('amount' in input ? input.amount : undefined);

/**
 * Returns the texts that distinguish an action from another one of the same kind. The day's exchange rate is left out,
 * because the user does not enter it.
 */
export const distinguishingTexts = (input: TransitionInput): readonly string[] => [
  rejectionOf(input)?.reason ?? '',
  rejectionOf(input)?.comment ?? '',
  String(amountOf(input)?.money.minor ?? ''),
  supplierOf(input) ?? '',
  ...(input.action === 'sign_contract' ? [input.number ?? '', input.signedOn ?? ''] : []),
];

/** The current state of a request, with its last event, offer and contract. */
export interface CurrentState extends TransitionResult {
  last: StatusEvent | undefined;
}

/** A transition to compare with the last one: its users, payment and documents. */
type Repeated = Transition & Pick<StatusEvent, 'actingUserId' | 'payment'> & { files: readonly { id: string }[] };

/**
 * Returns whether a request's last event is this same transition by the same users. If it is, the transition is a
 * repeat and does nothing.
 */
export function isRepeated(current: CurrentState, transition: Repeated): boolean {
  const { last } = current;
  if (last === undefined || last.status !== targets[transition.action]) return false;
  const rejection = rejectionOf(transition);
  const isSameRejection =
    last.rejection?.reason === rejection?.reason && last.rejection?.comment === rejection?.comment;
  const isSamePeople = last.byUserId === transition.byUserId && last.actingUserId === transition.actingUserId;
  const isSameContent =
    isSameRejection && isSamePayment(last.payment, transition.payment) && idsOf(last) === idsOf(transition);
  return isSameContent && isSamePeople && isSameDeal(current, transition);
}

/** Returns whether a contract has the number and the day of a transition. A transition without a day fits any. */
const isOfPaper = ({ number = '', signedOn }: Paper, contract: CurrentState['contract']): boolean =>
  number === contract?.number && (signedOn === undefined || signedOn === contract.signedOn);

const idsOf = ({ files }: { files: readonly { id: string }[] }): string => files.map(({ id }) => id).join();

function isSameDeal({ request, offer, contract }: CurrentState, transition: Transition): boolean {
  const made = transition.action === 'sign_contract' ? contract : offer;
  const amount = amountOf(transition);
  const isSamePrice = amount === undefined || amount.money.minor === made?.priceMinor;
  const supplier = supplierOf(transition);
  const isSamePaper = transition.action !== 'sign_contract' || isOfPaper(transition, contract);
  return isSamePrice && isSamePaper && (supplier === undefined || supplier === request.supplierCompanyId);
}
