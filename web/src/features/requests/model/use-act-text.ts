import type { RequestStatus, WaitingReason } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { type StepStatus, stepName } from './next-step';
import type { Reader } from './side';

/** Something in a request that waits for the reader, and the status of the request. */
interface Task {
  reason: WaitingReason;
  status: RequestStatus;
}

const sampleActs = { customer: 'judgeSample', supplier: 'sendSample', broker: 'passSampleAddress' } as const;

/** Returns the function that names what the reader has to do. Every button for a task has this label. */
export function useActText(side: Reader): (task: Task) => string {
  const t = useTexts('statuses');
  return ({ reason, status }) => {
    if (reason === 'sample') return t(`act.${sampleActs[side]}`);
    if (reason !== 'turn') return t(`act.${reason}`);
    // A task of the reader's turn waits for the reader's side.
    return t(`act.${status === 'draft' ? status : stepName(status as StepStatus, side)}`);
  };
}
