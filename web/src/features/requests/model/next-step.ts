import {
  type RequestStatus,
  type RequestView,
  rejectedStatuses,
  requestSequence,
  type WaitingReason,
} from '@setu/contract';
import type { Reader } from './side';

type Waited = 'you' | 'broker' | 'supplier' | 'customer' | 'nobody';
export type StepStatus = (typeof requestSequence)[number];

/** A status, or the part of a status that follows its offer or the report of its milestone. */
type StatusStep = StepStatus | 'offers_given' | 'advance_reported' | 'shipment_reported';
export type StepName = StatusStep | 'claim' | Matter;

/** What can wait for a reader while the status of the request waits for somebody else. */
export type Matter = Exclude<WaitingReason, 'turn' | 'claim'>;

/** Who waits for whom now. `name` and `key` select the text `step.<name>.<key>`. */
export interface NextStep {
  name: StepName;
  key: 'customer' | 'broker' | 'supplier' | 'onlooker';
  waitsFor: Waited;
}

/** Returns true for a rejection by any side. It is a final status, and its reason is shown instead of a step. */
export const isRejected = (status: RequestStatus): boolean =>
  (rejectedStatuses as readonly RequestStatus[]).includes(status);

const isStep = (status: RequestStatus): status is StepStatus =>
  (requestSequence as readonly RequestStatus[]).includes(status);

/** Returns true if the request is neither a draft nor finished, so its time in a status counts. */
export const isUnderWay = (status: RequestStatus): boolean => isStep(status) && status !== 'completed';

/**
 * Returns the step of a request. The server makes the broker responsible for a sent request once an offer has come, for
 * a contracted one once the customer has reported the advance, and for a paid one once the supplier has reported the
 * shipment. A request in work waits for a supplier that is invited before it is sent to suppliers.
 */
export function stepName(status: StepStatus, waitsFor: RequestView['waits_for']): StatusStep {
  if (status === 'in_work' && waitsFor === 'supplier') return 'send_to_supplier';
  if (waitsFor !== 'broker') return status;
  if (status === 'send_to_supplier') return 'offers_given';
  if (status === 'contracted') return 'advance_reported';
  return status === 'partially_paid' ? 'shipment_reported' : status;
}

/** Returns true while the request is sent out and the offer that has come waits for the broker. */
export const hasOfferToDecide = ({ status, waits_for: side }: Pick<RequestView, 'status' | 'waits_for'>): boolean =>
  status === 'send_to_supplier' && stepName(status, side) === 'offers_given';

/** What an invited supplier has done: it is asked for an offer, or has made one. */
type Invited = 'asked' | 'offered';

/** Returns what a supplier has done that is invited before the request is sent to suppliers. */
export function invitedOf(
  { status, waits_for: side }: Pick<RequestView, 'status' | 'waits_for'>,
  reader: Reader,
): Invited | undefined {
  if (reader !== 'supplier' || status !== 'in_work' || side === null) return undefined;
  return side === 'supplier' ? 'asked' : 'offered';
}

/**
 * Returns the state of the suppliers' answers, if it names the request better than its status: a supplier's offer is
 * awaited or sent, or the others have received one.
 */
export function answerOf(
  request: Pick<RequestView, 'status' | 'waits_for'>,
  reader: Reader,
): 'awaited' | 'sent' | 'received' | undefined {
  const invited = invitedOf(request, reader);
  if (invited) return invited === 'asked' ? 'awaited' : 'sent';
  if (!hasOfferToDecide(request)) return undefined;
  return reader === 'supplier' ? 'sent' : 'received';
}

interface Turn extends Pick<RequestView, 'status' | 'permissions' | 'waits_for'> {
  waiting: readonly WaitingReason[];
  /** Whether the customer has an open claim. */
  isClaimed: boolean;
  may_close_claim?: boolean;
}

/**
 * Returns the next step of a request for a reader, or null for drafts and rejections. What the server says waits for the
 * reader comes first, as on the dashboard. Then comes an open claim, which the broker settles. Suppliers do not know of
 * claims.
 */
export function nextStep(request: Turn, reader: Reader): NextStep | null {
  const { status } = request;
  const matter = status === 'draft' ? undefined : matterOf(request);
  if (matter) return { name: matter, key: reader, waitsFor: 'you' };
  if (!isStep(status)) return null;
  const isClaimed = request.isClaimed && reader !== 'supplier';
  const side = isClaimed ? 'broker' : request.waits_for;
  const turn = side ?? 'nobody';
  const name = isClaimed ? 'claim' : invitedOf(request, reader) === 'offered' ? 'offers_given' : stepName(status, side);
  const isDone = status === 'completed' && !isClaimed;
  // Nobody is responsible towards a supplier who no longer takes part. Its own offer tells the end.
  if (reader === 'supplier' && side === null && !isDone) return null;
  // Nobody manages a completed request, but its claim is settled all the same.
  const maySettle = isClaimed && (request.may_close_claim === true || request.waiting.includes('claim'));
  const isOnlooker = reader === 'broker' && !request.permissions.includes('manage') && !isDone && !maySettle;
  if (isOnlooker) return { name, key: 'onlooker', waitsFor: turn };
  return { name, key: reader, waitsFor: turn === reader ? 'you' : turn };
}

/** Returns what waits for the reader, unless their own next transition or a claim is more important. */
export function matterOf({ waiting: [first] }: Pick<Turn, 'waiting'>): Matter | undefined {
  return first === 'turn' || first === 'claim' ? undefined : first;
}
