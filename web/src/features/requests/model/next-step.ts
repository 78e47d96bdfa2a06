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

/** True for a rejection by any side: terminal, its words are its reason. */
export const isRejected = (status: RequestStatus): boolean =>
  (rejectedStatuses as readonly RequestStatus[]).includes(status);

const isStep = (status: RequestStatus): status is StepStatus =>
  (requestSequence as readonly RequestStatus[]).includes(status);

/** Under way: neither a draft nor finished, so its time in a status counts. */
export const isUnderWay = (status: RequestStatus): boolean => isStep(status) && status !== 'completed';

type Turn = Pick<RequestView, 'status' | 'permissions' | 'waits_for'>;

/** Takes a request and who reads it, gives the next step; null for drafts and rejections. */
export function nextStep(request: Turn, reader: Reader): NextStep | null {
  const { status, waits_for: side } = request;
  if (!isStep(status)) return null;
  const turn = side ?? 'nobody';
  const isOnlooker = reader === 'broker' && !request.permissions.includes('manage') && status !== 'completed';
  if (isOnlooker) return { status, key: 'onlooker', waitsFor: turn };
  return { status, key: reader, waitsFor: turn === reader ? 'you' : turn };
}
