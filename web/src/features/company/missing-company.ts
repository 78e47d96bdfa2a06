import { screenPath } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import type { Missing } from '../../kit/entity-page/entity-page';

/** The words for an unknown company, or one this viewer does not see. */
export function useMissingCompany(): Missing {
  const t = useTexts('company');
  return {
    title: t('missing.title'),
    text: t('missing.text'),
    to: screenPath('category_index'),
    toLabel: t('missing.toCatalogue'),
  };
}
