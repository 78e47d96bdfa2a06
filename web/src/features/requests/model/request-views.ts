import { type RequestListView, type RequestStatus, rejectedStatuses, requestSequence } from '@setu/contract';
import type { Tone } from '../../../ui/status/request-status';
import { requestStatusLooks } from '../../../ui/status/request-status';
import type { Reader, RequestKind } from './side';

export type ViewId = 'all' | 'mine' | 'draft' | (typeof requestSequence)[number] | 'rejected';

/** The filters that a view sets. */
export interface ViewFilters {
  status: string[];
  queue: string[];
}

/** A view of a list: a link that sets its filters. */
export interface StatusView {
  id: ViewId;
  filters: ViewFilters;
  tone?: Tone;
  /** Absent while the counts load. */
  count?: number;
}

type Counts = Pick<RequestListView, 'status_counts' | 'waiting_count'>;

const counted = ({ status_counts: counts }: Counts, statuses: readonly RequestStatus[]) =>
  statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);

/**
 * Returns the views above a request list with their counts, first the requests that wait for the reader. The server
 * counts a request under the status that its name tells: to a supplier one is sent out from its invitation on. Managers create requests by description, but have catalogue drafts only after
 * repeating a request.
 */
export function statusViews(found: Counts | undefined, reader: Reader, kind?: RequestKind): StatusView[] {
  const hasDrafts = (found?.status_counts.draft ?? 0) > 0;
  const writes = reader === 'customer' || (reader === 'broker' && (kind === 'rfd' || hasDrafts));
  const own: RequestStatus[] = writes ? ['draft'] : [];
  const steps = reader === 'supplier' ? requestSequence.slice(2) : requestSequence;
  const ofStatuses = (id: ViewId, statuses: readonly RequestStatus[], tone?: Tone): StatusView => ({
    id,
    filters: { status: id === 'all' ? [] : [...statuses], queue: [] },
    ...(tone && { tone }),
    ...(found && { count: counted(found, statuses) }),
  });
  return [
    { id: 'mine', filters: { status: [], queue: ['mine'] }, ...(found && { count: found.waiting_count }) },
    ofStatuses('all', [...own, ...steps, ...rejectedStatuses]),
    ...[...own, ...steps].map((status) => ofStatuses(status as ViewId, [status], requestStatusLooks[status].tone)),
    ofStatuses('rejected', rejectedStatuses, 'danger'),
  ];
}

/** Returns the view of the current filters, or null if no view matches. */
export function viewOf({ status: statuses, queue }: ViewFilters): ViewId | null {
  const key = (list: readonly string[]) => [...list].sort().join();
  if (queue.length > 0) return statuses.length === 0 && key(queue) === 'mine' ? 'mine' : null;
  if (statuses.length === 0) return 'all';
  if (key(statuses) === key(rejectedStatuses)) return 'rejected';
  const [only, ...rest] = statuses;
  const isOne = rest.length === 0 && (only === 'draft' || requestSequence.some((status) => status === only));
  return isOne ? (only as ViewId) : null;
}
