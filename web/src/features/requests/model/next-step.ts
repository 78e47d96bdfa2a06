import { type RequestStatus, type RequestView, rejectedStatuses, requestSequence } from '@setu/contract';
import type { Reader } from './side';

type Waited = 'you' | 'broker' | 'supplier' | 'customer' | 'nobody';
export type StepStatus = (typeof requestSequence)[number];

/** Who waits for whom now. `key` picks the words: `step.<status>.<key>`. */
export interface NextStep {
  status: StepStatus;
  key: 'customer' | 'broker' | 'supplier' | 'onlooker';
  waitsFor: Waited;
}

/** Whose turn it is in each status of a deal under way. */
const turns: Record<StepStatus, Exclude<Waited, 'you'>> = {
  new: 'broker',
  in_work: 'broker',
  send_to_supplier: 'supplier',
  offer_received: 'broker',
  supplier_selected: 'broker',
  contracted: 'customer',
  partially_paid: 'supplier',
  completed: 'nobody',
};

/** True for a rejection by any side: terminal, its words are its reason. */
export const isRejected = (status: RequestStatus): boolean =>
  (rejectedStatuses as readonly RequestStatus[]).includes(status);

const isStep = (status: RequestStatus): status is StepStatus =>
  (requestSequence as readonly RequestStatus[]).includes(status);

/** Under way: neither a draft nor finished, so its time in a status counts. */
export const isUnderWay = (status: RequestStatus): boolean => isStep(status) && status !== 'completed';

/** Takes a request and who reads it, gives the next step; null for drafts and rejections. */
export function nextStep(request: Pick<RequestView, 'status' | 'permissions'>, reader: Reader): NextStep | null {
  const { status } = request;
  if (!isStep(status)) return null;
  const turn = turns[status];
  const isOnlooker = reader === 'broker' && !request.permissions.includes('manage') && status !== 'completed';
  if (isOnlooker) return { status, key: 'onlooker', waitsFor: turn === 'broker' ? 'broker' : turn };
  return { status, key: reader, waitsFor: turn === reader ? 'you' : turn };
}
