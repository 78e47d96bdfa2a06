import type { RequestStatus } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import type { Reader } from './side';
import { useOwnStatusName } from './use-status-name';

const supplierStages = [
  'send_to_supplier',
  'offer_received',
  'supplier_selected',
  'contracted',
  'partially_paid',
] as const;

/** Returns the function that names a stage of the progress. A supplier reads what they do or wait for. */
export function useStageName(reader: Reader): (status: RequestStatus) => string {
  const t = useTexts('requests');
  const statusName = useOwnStatusName(reader);
  return (status) => {
    const own = reader === 'supplier' ? supplierStages.find((stage) => stage === status) : undefined;
    return own ? t(`supplierStages.${own}`) : statusName(status);
  };
}
