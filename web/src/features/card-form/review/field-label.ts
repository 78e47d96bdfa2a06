import type { TFunction } from 'i18next';
import type { CardField } from '../model/card-fields';

const renamed = { treeId: 'tree', categoryId: 'category', subCategoryId: 'subCategory' } as const;

/** Returns the form's label of a field. */
export function fieldLabel(t: TFunction<'card-form'>, field: CardField): string {
  if (field === 'treeId' || field === 'categoryId' || field === 'subCategoryId') return t(`fields.${renamed[field]}`);
  return t(`fields.${field}`);
}
