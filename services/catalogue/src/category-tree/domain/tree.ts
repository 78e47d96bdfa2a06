/** The fields of a category that the tree rules need. */
export interface TreeNode {
  id: string;
  parentId: string | undefined;
  treeId: string;
  /** 0 is a tree, 1 a category, 2 a subcategory. */
  level: number;
  /** 1 is the first among its siblings. */
  position: number;
  type: 'product' | 'service';
}

/** All trees, as a map of categories by id. */
export type Tree = ReadonlyMap<string, TreeNode>;

/** Cards belong to subcategories, which are the deepest level. */
export const deepestLevel = 2;

export const treeOf = (nodes: Iterable<TreeNode>): Tree => new Map([...nodes].map((node) => [node.id, node]));

const byPosition = (a: TreeNode, b: TreeNode): number =>
  a.position - b.position || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Returns the children of a category in display order, or all trees for an undefined parent. */
export const childrenOf = (tree: Tree, parentId: string | undefined): TreeNode[] =>
  [...tree.values()].filter((node) => node.parentId === parentId).sort(byPosition);

/** Returns a category and its whole subtree, parents before children. */
export function subtreeOf(tree: Tree, id: string): TreeNode[] {
  const below = new Map<string, TreeNode[]>();
  for (const node of tree.values()) {
    if (node.parentId === undefined) continue;
    const siblings = below.get(node.parentId);
    if (siblings === undefined) below.set(node.parentId, [node]);
    else siblings.push(node);
  }
  const walk = (node: TreeNode): TreeNode[] => [node, ...(below.get(node.id) ?? []).sort(byPosition).flatMap(walk)];
  const node = tree.get(id);
  return node === undefined ? [] : walk(node);
}

/** Returns the number of levels below a category. */
export const heightOf = (tree: Tree, id: string): number => {
  const level = tree.get(id)?.level ?? 0;
  return Math.max(...subtreeOf(tree, id).map((node) => node.level)) - level;
};

/** Returns the ancestors of a category, root first, without the category itself. */
export function aboveOf(tree: Tree, id: string): TreeNode[] {
  const parent = tree.get(tree.get(id)?.parentId ?? '');
  return parent === undefined ? [] : [...aboveOf(tree, parent.id), parent];
}
