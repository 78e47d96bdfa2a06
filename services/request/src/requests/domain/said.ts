import type { Amount } from './amount.js';
import { targets } from './lifecycle.js';
import type { Deed, Move, Moved } from './moves.js';
import { isSamePayment } from './payment.js';
import type { Rejection } from './rejection.js';
import type { StatusEvent } from './request.js';

/** Returns the reason and comment that an action ends a request with, or undefined if it does not end one. */
export const rejectionOf = (deed: Deed): Rejection | undefined => ('rejection' in deed ? deed.rejection : undefined);

/** Returns the supplier that an action names, or undefined if it names none. */
export const supplierOf = (deed: Deed): string | undefined =>
  'supplierCompanyId' in deed ? deed.supplierCompanyId : undefined;

const amountOf = (deed: Deed): Amount | undefined => ('amount' in deed ? deed.amount : undefined);

/**
 * Returns the texts that distinguish an action from another one of the same kind. The day's exchange rate is left out,
 * because the user does not enter it.
 */
export const saidIn = (deed: Deed): readonly string[] => [
  rejectionOf(deed)?.reason ?? '',
  rejectionOf(deed)?.comment ?? '',
  String(amountOf(deed)?.money.minor ?? ''),
  supplierOf(deed) ?? '',
];

/** The current state of a request, with its last event, offer and contract. */
export interface Standing extends Moved {
  last: StatusEvent | undefined;
}

/** A transition to compare with the last one: its users, payment and documents. */
type Repeated = Move & Pick<StatusEvent, 'actingUserId' | 'payment'> & { files: readonly { id: string }[] };

/** Returns whether a request's last event is this same transition by the same users. Repeating it does nothing. */
export function isRepeated(standing: Standing, move: Repeated): boolean {
  const { last } = standing;
  if (last === undefined || last.status !== targets[move.action]) return false;
  const words = rejectionOf(move);
  const isSameWords = last.rejection?.reason === words?.reason && last.rejection?.comment === words?.comment;
  const isSamePeople = last.byUserId === move.byUserId && last.actingUserId === move.actingUserId;
  const isSameSaid = isSameWords && isSamePayment(last.payment, move.payment) && idsOf(last) === idsOf(move);
  return isSameSaid && isSamePeople && isSameDeal(standing, move);
}

const idsOf = ({ files }: { files: readonly { id: string }[] }): string => files.map(({ id }) => id).join();

function isSameDeal({ request, offer, contract }: Standing, move: Move): boolean {
  const made = move.action === 'sign_contract' ? contract : offer;
  const amount = amountOf(move);
  const isSamePrice = amount === undefined || amount.money.minor === made?.priceMinor;
  const supplier = supplierOf(move);
  return isSamePrice && (supplier === undefined || supplier === request.supplierCompanyId);
}
