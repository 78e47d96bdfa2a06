import type { Kind, Request } from '../../requests/domain/request.js';
import { type SlaTerms, type SlaTimer, slaTimerOf } from '../../requests/domain/sla-timers.js';

const endOf = (shipBy: string): Date => new Date(`${shipBy}T23:59:59+03:00`);

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
  return shipBy === undefined ? undefined : endOf(shipBy);
}

/** A shipment that a supplier has to make, and its day if that is known. */
interface Shipment {
  kind: Kind;
  shipBy: string | undefined;
}

/** Counts the shipments that are late now, and those that will be by the end of the day. */
export function lateShipments(shipments: readonly Shipment[], { now, endOfDay }: { now: Date; endOfDay: Date }) {
  const lateAt = (moment: Date) => shipments.filter(({ shipBy }) => shipBy !== undefined && endOf(shipBy) < moment);
  const fromCatalogue = (some: readonly Shipment[]) => some.filter(({ kind }) => kind === 'rfc').length;
  const [late, soon] = [lateAt(now), lateAt(endOfDay)];
  return {
    late: late.length,
    lateFromCatalogue: fromCatalogue(late),
    dueToday: soon.length - late.length,
    dueTodayFromCatalogue: fromCatalogue(soon) - fromCatalogue(late),
  };
}
