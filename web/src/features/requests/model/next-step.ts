import { type RequestStatus, type RequestView, rejectedStatuses, requestSequence } from '@setu/contract';
import type { Reader } from './side';

type Waited = 'you' | 'broker' | 'supplier' | 'customer' | 'nobody';
export type StepStatus = (typeof requestSequence)[number];

/** Who waits for whom now. `key` selects the text `step.<status>.<key>`. */
export interface NextStep {
  status: StepStatus;
  key: 'customer' | 'broker' | 'supplier' | 'onlooker';
  waitsFor: Waited;
}

/** Returns true for a rejection by any side. It is a final status, and its reason is shown instead of a step. */
export const isRejected = (status: RequestStatus): boolean =>
  (rejectedStatuses as readonly RequestStatus[]).includes(status);

const isStep = (status: RequestStatus): status is StepStatus =>
  (requestSequence as readonly RequestStatus[]).includes(status);

/** Returns true if the request is neither a draft nor finished, so its time in a status counts. */
export const isUnderWay = (status: RequestStatus): boolean => isStep(status) && status !== 'completed';

type Turn = Pick<RequestView, 'status' | 'permissions' | 'waits_for'>;

/** Returns the next step of a request for a reader, or null for drafts and rejections. */
export function nextStep(request: Turn, reader: Reader): NextStep | null {
  const { status, waits_for: side } = request;
  if (!isStep(status)) return null;
  const turn = side ?? 'nobody';
  const isOnlooker = reader === 'broker' && !request.permissions.includes('manage') && status !== 'completed';
  if (isOnlooker) return { status, key: 'onlooker', waitsFor: turn };
  return { status, key: reader, waitsFor: turn === reader ? 'you' : turn };
}
