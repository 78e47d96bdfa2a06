import type { RequestStatus, RequestView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { answerOf } from './next-step';
import type { Reader } from './side';

/**
 * Returns the function that names the status of a request. A supplier reads what concerns them as their own. An offer
 * that has come changes the words before it changes the status.
 */
export function useStatusName(reader: Reader): (request: Pick<RequestView, 'status' | 'waits_for'>) => string {
  const statusTexts = useTexts('statuses');
  const statusName = useOwnStatusName(reader);
  return (request) => {
    const answer = answerOf(request, reader);
    return answer ? statusTexts(`answer.${answer}`) : statusName(request.status);
  };
}

/** Returns the function that names a status on its own, such as a stage of the progress. */
export function useOwnStatusName(reader: Reader): (status: RequestStatus) => string {
  const t = useTexts('requests');
  const statusTexts = useTexts('statuses');
  return (status) => {
    if (reader === 'supplier' && status === 'send_to_supplier') return statusTexts('answer.awaited');
    if (reader === 'supplier' && status === 'offer_received') return statusTexts('answer.sent');
    if (reader === 'supplier' && status === 'supplier_selected') return t('detail.youAreChosen');
    if (reader === 'supplier' && status === 'rejected_by_supplier') return t('detail.youDeclined');
    if (reader === 'customer' && status === 'rejected_by_customer') return t('detail.youCancelled');
    return statusTexts(`request.${status}`);
  };
}
