import type { RequestStatus, RequestView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { hasOfferToDecide } from './next-step';
import type { Reader } from './side';

/**
 * Returns the function that names the status of a request. A supplier reads what concerns them as their own. An offer
 * that has come changes the words before it changes the status.
 */
export function useStatusName(reader: Reader): (request: Pick<RequestView, 'status' | 'waits_for'>) => string {
  const t = useTexts('requests');
  const statusName = useOwnStatusName(reader);
  return (request) => {
    if (!hasOfferToDecide(request)) return statusName(request.status);
    return t(reader === 'supplier' ? 'detail.offerSent' : 'detail.supplierReplied');
  };
}

/** Returns the function that names a status on its own, such as a stage of the progress. */
export function useOwnStatusName(reader: Reader): (status: RequestStatus) => string {
  const t = useTexts('requests');
  const statusTexts = useTexts('statuses');
  return (status) => {
    if (reader === 'supplier' && status === 'send_to_supplier') return t('detail.sentToYou');
    if (reader === 'supplier' && status === 'offer_received') return t('detail.offerSent');
    if (reader === 'supplier' && status === 'supplier_selected') return t('detail.youAreChosen');
    if (reader === 'supplier' && status === 'rejected_by_supplier') return t('detail.youDeclined');
    if (reader === 'customer' && status === 'rejected_by_customer') return t('detail.youCancelled');
    return statusTexts(`request.${status}`);
  };
}
