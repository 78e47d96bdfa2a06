import type { Request } from '../../requests/domain/request.js';
import { type SlaTerms, type SlaTimer, slaTimerOf } from '../../requests/domain/sla-timers.js';

/**
 * Returns when the step of the caller's side is due, or undefined if it has no limit. A supplier ships by the day that
 * was agreed, which is also the day in its lists: the limit of the stage is only the broker's. The day ends at midnight
 * in Moscow, where the brokers work.
 */
export function turnDue(
  request: Pick<Request, 'status' | 'statusAt'>,
  { side, terms, shipBy }: { side: string; terms: SlaTerms; shipBy: string | undefined },
): SlaTimer['dueAt'] | undefined {
  if (side !== 'supplier' || request.status !== 'partially_paid') return slaTimerOf(request, terms)?.dueAt;
  return shipBy === undefined ? undefined : new Date(`${shipBy}T23:59:59+03:00`);
}
