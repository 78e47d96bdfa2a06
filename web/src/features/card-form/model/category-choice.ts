import type { CategoryNode } from '@setu/contract';
import type { Option } from '../../../ui/field/select-control';

const options = (nodes: readonly CategoryNode[] | undefined): Option[] =>
  (nodes ?? []).map(({ id, name }) => ({ value: id, label: name }));

/** Returns the options of each level below the chosen one. */
export function categoryOptions(
  trees: readonly CategoryNode[],
  { treeId, categoryId }: { treeId: string; categoryId: string },
) {
  const tree = trees.find(({ id }) => id === treeId);
  const category = tree?.children.find(({ id }) => id === categoryId);
  return { trees: options(trees), categories: options(tree?.children), subCategories: options(category?.children) };
}
