import type { SkuType } from '@setu/contract';
import { useReader } from '../../i18n/reader';
import { useTexts } from '../../i18n/use-texts';
import { usePlainText } from '../../kit/card-fields/use-plain-text';
import type { FactTexts } from './product-facts';

/** Returns the texts of the facts in the reader's language. */
export function useFactTexts(type: SkuType): FactTexts {
  const t = useTexts('product');
  return {
    reader: useReader(),
    plain: usePlainText(),
    millimetres: useTexts('card-fields')('unit.millimetres'),
    noWarranty: t('facts.noWarranty'),
    payment: (parts) => t(type === 'service' ? 'facts.paymentPartsService' : 'facts.paymentParts', parts),
  };
}
