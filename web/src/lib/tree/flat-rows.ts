import type { TreeNode } from './tree-node';

/** A node as a line of the list the tree is drawn as. */
export interface FlatRow<Node> {
  id: string;
  node: Node;
  /** 0 at the top. */
  depth: number;
  parentId?: string;
  /** Its place among its siblings and their number. */
  index: number;
  siblings: number;
}

/** The lines of a tree of which the named nodes are open, from top to bottom. */
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
