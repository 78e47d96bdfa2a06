import type { TreeCategoryView } from '@setu/contract';
import type { TreeItem } from '../../../ui/tree/tree-item';
import { itemsOf } from './tree-model';

type Categories = readonly TreeCategoryView[];

/** Sub-categories contain cards, so there is no level below them. */
const deepestLevel = 2;

/** Returns the other trees with their sections. Trees and sections are the levels that can have a level below them. */
export function otherTrees(categories: Categories, { tree_id: own }: TreeCategoryView): TreeItem[] {
  return categories
    .filter(({ id, level }) => level === 0 && id !== own)
    .map(({ id, name, sku_count: count }) => ({
      ...{ id, names: name, count },
      children: itemsOf(categories, id).map((section) => ({ ...section, children: [] })),
    }));
}

/**
 * Returns the reason why a category cannot move below another one: no level would be left, or its cards would be
 * affected.
 */
export function refusalBelow(
  categories: Categories,
  category: TreeCategoryView,
  target: TreeCategoryView,
): 'deep' | 'cards' | undefined {
  const heightOf = (id: string): number =>
    categories
      .filter(({ parent_id: parent }) => parent === id)
      .reduce((max, one) => Math.max(max, 1 + heightOf(one.id)), 0);
  const level = target.level + 1;
  if (level + heightOf(category.id) > deepestLevel) return 'deep';
  const isDisturbed = level !== category.level || target.type !== category.type;
  return isDisturbed && category.sku_count > 0 ? 'cards' : undefined;
}
