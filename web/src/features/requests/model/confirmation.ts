import type { MilestoneView, RequestView, StatusEventView } from '@setu/contract';

/** The broker's confirmation of a payment: who confirmed it and when, and the day of the payment if it was given. */
type Confirmation = Pick<StatusEventView, 'by' | 'acting' | 'date'> & { paidOn: string | null };

/**
 * Returns whether the customer has reported a payment that the broker has not confirmed: the advance until the request is
 * partially paid, the balance until the broker confirms it or completes the request.
 */
export const isToConfirm = (
  { status }: Pick<RequestView, 'status'>,
  { kind, happened, side }: Pick<MilestoneView, 'kind' | 'happened' | 'side'>,
): boolean =>
  happened !== null &&
  side === 'customer' &&
  ((kind === 'advance' && status === 'contracted') || (kind === 'balance' && status === 'partially_paid'));

/**
 * Returns the broker's confirmation of the advance or the balance, or null if there is none. The request becomes
 * partially paid when the advance has arrived. It is completed with the balance only if a payment is given.
 */
export function paymentConfirmation(
  { status_events: events }: Pick<RequestView, 'status_events'>,
  kind: string,
): Confirmation | null {
  const found = events.findLast(({ status, payment }) =>
    kind === 'advance' ? status === 'partially_paid' : kind === 'balance' && status === 'completed' && payment !== null,
  );
  return found ? { by: found.by, acting: found.acting, date: found.date, paidOn: found.payment?.due ?? null } : null;
}
