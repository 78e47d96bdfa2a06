import type { Amount } from './amount.js';
import { targets } from './lifecycle.js';
import type { Deed, Move, Moved } from './moves.js';
import { isSamePayment } from './payment.js';
import type { Rejection } from './rejection.js';
import type { StatusEvent } from './request.js';

/** The reason and comment a deed ends a request with; undefined where it ends none. */
export const rejectionOf = (deed: Deed): Rejection | undefined => ('rejection' in deed ? deed.rejection : undefined);

/** The supplier a deed names; undefined where it names none. */
export const supplierOf = (deed: Deed): string | undefined =>
  'supplierCompanyId' in deed ? deed.supplierCompanyId : undefined;

const amountOf = (deed: Deed): Amount | undefined => ('amount' in deed ? deed.amount : undefined);

/** What tells a deed from another one of its action, as texts: the day's rate is not the mover's word. */
export const saidIn = (deed: Deed): readonly string[] => [
  rejectionOf(deed)?.reason ?? '',
  rejectionOf(deed)?.comment ?? '',
  String(amountOf(deed)?.money.minor ?? ''),
  supplierOf(deed) ?? '',
];

/** A request as it stands, with its last event, its offer and its contract. */
export interface Standing extends Moved {
  last: StatusEvent | undefined;
}

/** A move asked for again: by whom, what it says of money, with which papers. */
type Repeated = Move & Pick<StatusEvent, 'actingUserId' | 'payment'> & { files: readonly { id: string }[] };

/** True when a request's last event is this very move by the same people: doing it again changes nothing. */
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
