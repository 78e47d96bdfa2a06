import type { CardValues } from './card-values';

type Choice = Pick<CardValues, 'treeId' | 'categoryId' | 'subCategoryId'>;

/** Another tree has other categories: both levels below are let go. */
export const withTree = (choice: Choice, treeId: string): Choice =>
  treeId === choice.treeId ? choice : { treeId, categoryId: '', subCategoryId: '' };

/** Another category has other sub-categories. */
export const withCategory = (choice: Choice, categoryId: string): Choice =>
  categoryId === choice.categoryId ? choice : { ...choice, categoryId, subCategoryId: '' };
