import type { RequestStatus } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import type { Reader } from './side';

/** Returns the function that names a status. A supplier reads that a request was sent to them, and their offer by them. */
export function useStatusName(reader: Reader): (status: RequestStatus) => string {
  const t = useTexts('requests');
  const statusTexts = useTexts('statuses');
  return (status) => {
    if (reader === 'supplier' && status === 'send_to_supplier') return t('detail.sentToYou');
    if (reader === 'supplier' && status === 'offer_received') return t('detail.offerSent');
    return statusTexts(`request.${status}`);
  };
}
