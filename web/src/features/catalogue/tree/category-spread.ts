import { type CategoryNode, constants } from '@setu/contract';

/** Categories over the columns of the index by their number modulo the count of columns, as the specification asks. */
export function spreadOverColumns<Item>(items: readonly Item[], columns: number = constants.categoryColumns): Item[][] {
  return Array.from({ length: columns }, (_, column) => items.filter((_item, index) => index % columns === column));
}

/** The first sub-categories stand in sight, the rest behind "more". */
export function splitChildren<Item>(children: readonly Item[], shown: number = constants.subCategoriesShown) {
  return { shown: children.slice(0, shown), rest: children.slice(shown) };
}

/** Trees that have anything to show, goods before services. */
export function shownTrees(trees: readonly CategoryNode[]): CategoryNode[] {
  const ofType = (type: CategoryNode['type']) => trees.filter((tree) => tree.type === type && tree.children.length > 0);
  return [...ofType('product'), ...ofType('service')];
}
