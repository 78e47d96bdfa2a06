import type { RequestStatus, RequestView } from '@setu/contract';

const introducing: readonly RequestStatus[] = ['contracted', 'partially_paid', 'completed'];

const concerned: Partial<Record<RequestStatus, 'customer' | 'supplier'>> = {
  in_work: 'customer',
  rejected_by_customer: 'customer',
  rejected_by_supplier: 'supplier',
  rejected_by_broker: 'customer',
};

/**
 * Returns who besides the broker may read the documents of a transition, by the server's rule. After the contract both
 * sides may read them. Before the contract only the side concerned may, and while the broker collects and compares
 * offers, no side may.
 */
export function documentReaders(
  { status_events: events }: Pick<RequestView, 'status_events'>,
  to: RequestStatus,
): 'both' | 'customer' | 'supplier' | 'nobody' {
  const isIntroduced = [...events.map(({ status }) => status), to].some((status) => introducing.includes(status));
  return isIntroduced ? 'both' : (concerned[to] ?? 'nobody');
}
