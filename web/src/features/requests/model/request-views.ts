import { type RequestListView, type RequestStatus, rejectedStatuses, requestSequence } from '@setu/contract';
import type { Tone } from '../../../ui/status/request-status';
import { requestStatusLooks } from '../../../ui/status/request-status';
import type { Reader, RequestKind } from './side';

export type ViewId = 'all' | 'draft' | (typeof requestSequence)[number] | 'rejected';

/** A view of a list by status: a link that sets that filter. */
export interface StatusView {
  id: ViewId;
  statuses: RequestStatus[];
  tone?: Tone;
  /** Absent while the counts load. */
  count?: number;
}

const counted = (counts: RequestListView['status_counts'], statuses: readonly RequestStatus[]) =>
  statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);

/**
 * Returns the views above a request list with their counts. Suppliers see a request once it is sent to them. Managers
 * create requests by description, but have catalogue drafts only after repeating a request.
 */
export function statusViews(
  counts: RequestListView['status_counts'] | undefined,
  reader: Reader,
  kind?: RequestKind,
): StatusView[] {
  const writes = reader === 'customer' || (reader === 'broker' && (kind === 'rfd' || (counts?.draft ?? 0) > 0));
  const own: RequestStatus[] = writes ? ['draft'] : [];
  const steps = reader === 'supplier' ? requestSequence.slice(2) : requestSequence;
  const single = [...own, ...steps].map((status) => ({
    id: status as ViewId,
    statuses: [status],
    tone: requestStatusLooks[status].tone,
  }));
  const views: Omit<StatusView, 'count'>[] = [
    { id: 'all', statuses: [] },
    ...single,
    { id: 'rejected', statuses: [...rejectedStatuses], tone: 'danger' },
  ];
  const everything = [...own, ...steps, ...rejectedStatuses];
  return views.map((view) => ({
    ...view,
    count: counts && counted(counts, view.id === 'all' ? everything : view.statuses),
  }));
}

/** Returns the view of a status filter, or null if no view matches. */
export function viewOf(statuses: readonly string[]): ViewId | null {
  const key = (list: readonly string[]) => [...list].sort().join();
  if (statuses.length === 0) return 'all';
  if (key(statuses) === key(rejectedStatuses)) return 'rejected';
  const [only, ...rest] = statuses;
  const isOne = rest.length === 0 && (only === 'draft' || requestSequence.some((status) => status === only));
  return isOne ? (only as ViewId) : null;
}
