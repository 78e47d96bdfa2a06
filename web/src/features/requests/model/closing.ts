import { type RequestStatus, type RequestView, rejectedStatuses } from '@setu/contract';

/** How this reader may end the request: a customer cancels, a broker or a supplier rejects. */
export interface Closing {
  act: 'cancel' | 'reject';
  status: Extract<RequestStatus, `rejected_by_${string}`>;
}

/** Takes what the reader may do now, gives the way to end the request; null when there is none. */
export function closingOf({ moves }: Pick<RequestView, 'moves'>): Closing | null {
  const status = rejectedStatuses.find((end) => moves.some((move) => move.status === end));
  return status ? { act: status === 'rejected_by_customer' ? 'cancel' : 'reject', status } : null;
}
