import type { RequestView } from '@setu/contract';
import { advanceOf } from './deal-payment';

/**
 * Returns the day or the moment by which the first payment of a contract is due: the day of the contract, or else the
 * time limit of the stage. Null if it is not due now.
 */
export const payByOf = (request: RequestView): string | null =>
  request.status !== 'contracted' || request.waits_for === 'broker'
    ? null
    : (advanceOf(request)?.due ?? request.clock?.due_at ?? null);
