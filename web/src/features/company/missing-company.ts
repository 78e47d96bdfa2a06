import { screenPath } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import type { Missing } from '../../kit/entity-page/entity-page';

/** Returns the texts for a company that is unknown or hidden from this viewer. */
export function useMissingCompany(): Missing {
  const t = useTexts('company');
  return {
    title: t('missing.title'),
    text: t('missing.text'),
    to: screenPath('category_index'),
    toLabel: t('missing.toCatalogue'),
  };
}
