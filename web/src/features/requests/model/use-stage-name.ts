import type { RequestStatus, RequestView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { hasOfferToDecide } from './next-step';
import type { Reader } from './side';
import { useOwnStatusName, useStatusName } from './use-status-name';

const supplierStages = [
  'send_to_supplier',
  'offer_received',
  'supplier_selected',
  'contracted',
  'partially_paid',
] as const;

/**
 * Returns the function that names a stage of the progress. A supplier reads what they do or wait for. The stage of an
 * offer that has come has the words of the request's status.
 */
export function useStageName(
  request: Pick<RequestView, 'status' | 'waits_for'>,
  reader: Reader,
): (status: RequestStatus) => string {
  const t = useTexts('requests');
  const statusName = useOwnStatusName(reader);
  const nowName = useStatusName(reader);
  return (status) => {
    if (reader !== 'supplier' && status === 'offer_received' && hasOfferToDecide(request)) return nowName(request);
    const own = reader === 'supplier' ? supplierStages.find((stage) => stage === status) : undefined;
    return own ? t(`supplierStages.${own}`) : statusName(status);
  };
}
