import type { BothNames, CategoryDeletionView, ListedCategoryView, TreeCategoryView } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type { Category } from '@setu/proto/catalogue/categories';
import type { GetCategoryDeletionResponse, ListedCategory, TreeCategory } from '@setu/proto/catalogue/category_tree';
import type { LocalText } from '@setu/proto/common';
import { skuTypeWord } from '@setu/proto/wire-words';
import type { Language } from '../language/locale.js';
import { crumbView } from './category.js';
import { namedView } from './reference.js';
import { textsIn } from './text.js';

const bothNames = (name: LocalText | undefined): BothNames => ({ en: name?.en ?? '', ru: name?.ru ?? '' });

const nodeOf = (category: Category | undefined) => {
  if (category === undefined) throw internal('an answer without its category');
  return {
    id: category.id,
    tree_id: category.treeId,
    level: category.level,
    type: skuTypeWord(category.type) ?? ('product' as const),
    name: bothNames(category.name),
    sku_count: category.skuCount,
  };
};

/** Presents a category for administrators. */
export const treeCategoryView = (of: TreeCategory | undefined): TreeCategoryView => ({
  ...nodeOf(of?.category),
  parent_id: of?.category?.parentId || null,
  version: of?.version ?? 0,
  changed_at: of?.changedAtMs === undefined ? null : new Date(Number(of.changedAtMs)).toISOString(),
  changed_by: of?.changedById || null,
  attributes: (of?.attributes ?? []).map(({ id, name }) => ({ id, name: bothNames(name) })),
});

/** Presents a row of the flat list. */
export const listedCategoryView = ({ category, above }: ListedCategory, language: Language): ListedCategoryView => ({
  ...nodeOf(category),
  above: above.map((name) => textsIn(language, { name }).name),
});

/** Presents what prevents deleting a category, and where its address will lead. */
export const deletionView = (
  { category, allCards, children, breadcrumbs, unlisted }: GetCategoryDeletionResponse,
  language: Language,
): CategoryDeletionView => {
  const above = breadcrumbs.at(-2);
  return {
    category: treeCategoryView(category),
    all_cards: allCards,
    unlisted: unlisted.map(({ skuId, name, company }) => ({ ...namedView({ id: skuId, name }, language), company })),
    children,
    may_delete: allCards === 0 && children === 0,
    leads_to: above === undefined ? null : crumbView(above, language),
  };
};
