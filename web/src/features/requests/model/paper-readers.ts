import type { RequestStatus, RequestView } from '@setu/contract';

const introducing: readonly RequestStatus[] = ['contracted', 'partially_paid', 'completed'];

const concerned: Partial<Record<RequestStatus, 'customer' | 'supplier'>> = {
  in_work: 'customer',
  rejected_by_customer: 'customer',
  rejected_by_supplier: 'supplier',
  rejected_by_broker: 'customer',
};

/**
 * Who will read the papers of a move beside the broker, as the server lets them: both sides once the request has been
 * contracted, before that the one it concerns, none while the broker asks and chooses.
 */
export function paperReaders(
  { status_events: events }: Pick<RequestView, 'status_events'>,
  to: RequestStatus,
): 'both' | 'customer' | 'supplier' | 'nobody' {
  const isIntroduced = [...events.map(({ status }) => status), to].some((status) => introducing.includes(status));
  return isIntroduced ? 'both' : (concerned[to] ?? 'nobody');
}
