import type { TreeNode } from './tree-node';

/** Returns the tree of the matching nodes, their ancestors, and everything below a match. */
export function filterTree<Node extends TreeNode<Node>>(
  nodes: readonly Node[],
  matches: (node: Node) => boolean,
): Node[] {
  return nodes.flatMap((node) => {
    if (matches(node)) return [node];
    const children = filterTree(node.children ?? [], matches);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Returns the ids of all nodes with children. If these are open, the full tree is visible. */
export function branchIds<Node extends TreeNode<Node>>(nodes: readonly Node[]): string[] {
  return nodes.flatMap(({ id, children = [] }) => (children.length > 0 ? [id, ...branchIds(children)] : []));
}
