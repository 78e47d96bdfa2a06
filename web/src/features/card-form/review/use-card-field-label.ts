import { useTexts } from '../../../i18n/use-texts';
import type { CardField } from '../model/card-fields';
import { serverName } from '../model/sent-card';

/** Returns a function that gives the form's label of a field. */
export function useCardFieldLabel(): (field: CardField) => string {
  const t = useTexts('card-form');
  const labels = useTexts('card-fields');
  return (field) => {
    if (field === 'categoryId') return t('fields.category');
    return labels(`label.${field === 'subCategoryId' ? 'category' : serverName(field)}`);
  };
}
