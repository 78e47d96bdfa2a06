import { useFieldLabels } from '../../../kit/card-fields/use-field-labels';
import type { CardField } from '../model/card-fields';
import { serverName } from '../model/sent-card';

/** The form asks for each level of the category on its own, and the server has one name for them. */
const levels: Partial<Record<CardField, string>> = { categoryId: 'category_id', subCategoryId: 'category' };

/** Returns a function that gives the form's label of a field. */
export function useCardFieldLabel(): (field: CardField) => string {
  const { labelOf } = useFieldLabels();
  return (field) => labelOf(levels[field] ?? serverName(field));
}
