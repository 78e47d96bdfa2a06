import type { CardValues } from './card-values';

type Choice = Pick<CardValues, 'treeId' | 'categoryId' | 'subCategoryId'>;

/** Returns the choice with this tree selected. Choosing a different tree clears both levels below it. */
export const withTree = (choice: Choice, treeId: string): Choice =>
  treeId === choice.treeId ? choice : { treeId, categoryId: '', subCategoryId: '' };

/** Returns the choice with this category selected. Choosing a different category clears the sub-category. */
export const withCategory = (choice: Choice, categoryId: string): Choice =>
  categoryId === choice.categoryId ? choice : { ...choice, categoryId, subCategoryId: '' };
