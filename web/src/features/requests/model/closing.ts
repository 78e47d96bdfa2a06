import type { RequestStatus, RequestView } from '@setu/contract';
import type { Reader } from './side';

/** How this reader may end the request: a customer cancels, a broker or a supplier rejects. */
export interface Closing {
  act: 'cancel' | 'reject';
  status: Extract<RequestStatus, `rejected_by_${string}`>;
}

/** Takes the object's permissions, gives the way to end it; null when there is none. */
export function closingOf({ permissions }: Pick<RequestView, 'permissions'>, reader: Reader): Closing | null {
  if (reader === 'customer') {
    return permissions.includes('cancel') ? { act: 'cancel', status: 'rejected_by_customer' } : null;
  }
  if (!permissions.includes('reject')) return null;
  return { act: 'reject', status: reader === 'broker' ? 'rejected_by_broker' : 'rejected_by_supplier' };
}
