import { type CategoryNode, constants } from '@setu/contract';

/** Splits sub-categories into the visible first ones and the rest behind "more". */
export function splitChildren<Item>(children: readonly Item[], shown: number = constants.subCategoriesShown) {
  return { shown: children.slice(0, shown), rest: children.slice(shown) };
}

/** Returns the trees that are not empty, goods before services. */
export function shownTrees(trees: readonly CategoryNode[]): CategoryNode[] {
  const ofType = (type: CategoryNode['type']) => trees.filter((tree) => tree.type === type && tree.children.length > 0);
  return [...ofType('product'), ...ofType('service')];
}
