import type { TreeCategoryView } from '@setu/contract';
import type { TreeItem } from '../../../ui/tree/tree-item';
import { itemsOf } from './tree-model';

type Categories = readonly TreeCategoryView[];

/** Cards stand in sub-categories: there is no level below theirs. */
const deepestLevel = 2;

/** The trees a category is not in, each with its sections: what has a level below itself. */
export function otherTrees(categories: Categories, { tree_id: own }: TreeCategoryView): TreeItem[] {
  return categories
    .filter(({ id, level }) => level === 0 && id !== own)
    .map(({ id, name, sku_count: count }) => ({
      ...{ id, names: name, count },
      children: itemsOf(categories, id).map((section) => ({ ...section, children: [] })),
    }));
}

/** What stands against a category's place below another one: no level would be left, or its cards would be disturbed. */
export function refusalBelow(
  categories: Categories,
  category: TreeCategoryView,
  target: TreeCategoryView,
): 'deep' | 'cards' | undefined {
  const heightOf = (id: string): number =>
    categories
      .filter(({ parent_id: parent }) => parent === id)
      .reduce((most, one) => Math.max(most, 1 + heightOf(one.id)), 0);
  const level = target.level + 1;
  if (level + heightOf(category.id) > deepestLevel) return 'deep';
  const isDisturbed = level !== category.level || target.type !== category.type;
  return isDisturbed && category.sku_count > 0 ? 'cards' : undefined;
}
