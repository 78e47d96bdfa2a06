import type { CardValues } from './card-values';

type Choice = Pick<CardValues, 'treeId' | 'categoryId' | 'subCategoryId'>;

/** Returns the choice after a change of the tree. Another tree clears both levels below. */
export const withTree = (choice: Choice, treeId: string): Choice =>
  treeId === choice.treeId ? choice : { treeId, categoryId: '', subCategoryId: '' };

/** Returns the choice after a change of the category. Another category clears the sub-category. */
export const withCategory = (choice: Choice, categoryId: string): Choice =>
  categoryId === choice.categoryId ? choice : { ...choice, categoryId, subCategoryId: '' };
