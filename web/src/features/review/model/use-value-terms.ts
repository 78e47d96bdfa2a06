import { useTexts } from '../../../i18n/use-texts';
import type { ValueTerms } from './card-fields';

/** Returns the terms of a card's values in the reader's language. */
export function useValueTerms(): ValueTerms {
  const t = useTexts('review');
  const product = useTexts('product');
  const common = useTexts();
  return {
    onRequest: t('values.onRequest'),
    days: (count) => common('product.days', { count }),
    months: (count) => product('units.months', { count }),
    millimetres: product('units.mm'),
    kilograms: product('units.kg'),
    yesNo: (yes) => t(yes ? 'values.yes' : 'values.no'),
    method: (code) => product(`methods.${code}`),
  };
}
