import type { RequestView, StatusEventView } from '@setu/contract';

/** The broker's confirmation of a payment: who confirmed it and when, and the day of the payment if it was given. */
type Confirmation = Pick<StatusEventView, 'by' | 'acting' | 'date'> & { paidOn: string | null };

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
