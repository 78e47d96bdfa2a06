/** A category as the rules of its tree look at it. */
export interface TreeNode {
  id: string;
  parentId: string | undefined;
  treeId: string;
  /** 0 a tree, 1 a category, 2 a sub-category. */
  level: number;
  /** 1 is the first among its sisters. */
  position: number;
  type: 'product' | 'service';
}

/** All trees, each category by its id. */
export type Tree = ReadonlyMap<string, TreeNode>;

/** Cards stand in sub-categories: there is no level below theirs. */
export const deepestLevel = 2;

export const treeOf = (nodes: Iterable<TreeNode>): Tree => new Map([...nodes].map((node) => [node.id, node]));

const byPosition = (a: TreeNode, b: TreeNode): number =>
  a.position - b.position || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** The categories right below a parent, or the trees, in their order. */
export const childrenOf = (tree: Tree, parentId: string | undefined): TreeNode[] =>
  [...tree.values()].filter((node) => node.parentId === parentId).sort(byPosition);

/** A category with everything below it, parents before children. */
export function subtreeOf(tree: Tree, id: string): TreeNode[] {
  const below = new Map<string, TreeNode[]>();
  for (const node of tree.values()) {
    if (node.parentId === undefined) continue;
    const sisters = below.get(node.parentId);
    if (sisters === undefined) below.set(node.parentId, [node]);
    else sisters.push(node);
  }
  const walk = (node: TreeNode): TreeNode[] => [node, ...(below.get(node.id) ?? []).sort(byPosition).flatMap(walk)];
  const node = tree.get(id);
  return node === undefined ? [] : walk(node);
}

/** How many levels there are below a category. */
export const heightOf = (tree: Tree, id: string): number => {
  const level = tree.get(id)?.level ?? 0;
  return Math.max(...subtreeOf(tree, id).map((node) => node.level)) - level;
};

/** Those above a category, root first, itself not among them. */
export function aboveOf(tree: Tree, id: string): TreeNode[] {
  const parent = tree.get(tree.get(id)?.parentId ?? '');
  return parent === undefined ? [] : [...aboveOf(tree, parent.id), parent];
}
