import type { SkuType } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import type { FactTerms } from './product-facts';

/** Returns the terms of the facts in the viewer's language. */
export function useFactTerms(type: SkuType): FactTerms {
  const t = useTexts('product');
  const common = useTexts();
  return {
    days: (count) => common('product.days', { count }),
    months: (count) => t('units.months', { count }),
    millimetres: t('units.mm'),
    kilograms: t('units.kg'),
    noWarranty: t('facts.noWarranty'),
    sample: (has) => t(has ? 'facts.hasSample' : 'facts.noSample'),
    list: (items) => items.join(', '),
    payment: (parts) => t(type === 'service' ? 'facts.paymentPartsService' : 'facts.paymentParts', parts),
    method: (code) => t(`methods.${code}`),
  };
}
