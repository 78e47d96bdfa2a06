import type { RequestStatus } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import type { Reader } from './side';

/** Returns the function that names a status. A supplier reads that a request was sent to them. */
export function useStatusName(reader: Reader): (status: RequestStatus) => string {
  const t = useTexts('requests');
  const statusTexts = useTexts('statuses');
  return (status) =>
    reader === 'supplier' && status === 'send_to_supplier' ? t('views.sentToYou') : statusTexts(`request.${status}`);
}
