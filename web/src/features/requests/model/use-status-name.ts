import type { RequestStatus } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import type { Reader } from './side';

/** Returns the function that names a status. A supplier reads what concerns them as their own. */
export function useStatusName(reader: Reader): (status: RequestStatus) => string {
  const t = useTexts('requests');
  const statusTexts = useTexts('statuses');
  return (status) => {
    if (reader === 'supplier' && status === 'send_to_supplier') return t('detail.sentToYou');
    if (reader === 'supplier' && status === 'offer_received') return t('detail.offerSent');
    if (reader === 'supplier' && status === 'supplier_selected') return t('detail.youAreChosen');
    if (reader === 'supplier' && status === 'rejected_by_supplier') return t('detail.youDeclined');
    return statusTexts(`request.${status}`);
  };
}
