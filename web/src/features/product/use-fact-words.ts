import { formatList } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import type { FactWords } from './product-facts';

/** Words of the facts in the viewer's language. */
export function useFactWords(): FactWords {
  const t = useTexts('product');
  const common = useTexts();
  return {
    days: (count) => common('product.days', { count }),
    months: (count) => t('units.months', { count }),
    millimetres: t('units.mm'),
    kilograms: t('units.kg'),
    noWarranty: t('facts.noWarranty'),
    sample: (has) => t(has ? 'facts.hasSample' : 'facts.noSample'),
    list: formatList,
    payment: (parts) => t('facts.paymentParts', parts),
    method: (code) => t(`methods.${code}`),
  };
}
