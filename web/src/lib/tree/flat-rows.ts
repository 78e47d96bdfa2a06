import type { TreeNode } from './tree-node';

/** A node as a row of the list that shows the tree. */
export interface FlatRow<Node> {
  id: string;
  node: Node;
  /** The depth, 0 at the top. */
  depth: number;
  parentId?: string;
  /** The index among the siblings, and their number. */
  index: number;
  siblings: number;
}

/** Returns the visible rows of a tree with the given open nodes, from top to bottom. */
export function flatRows<Node extends TreeNode<Node>>(
  nodes: readonly Node[],
  open: ReadonlySet<string>,
  depth = 0,
  parentId?: string,
): FlatRow<Node>[] {
  return nodes.flatMap((node, index) => [
    { id: node.id, node, depth, parentId, index, siblings: nodes.length },
    ...(open.has(node.id) ? flatRows(node.children ?? [], open, depth + 1, node.id) : []),
  ]);
}
