import type { TreeNode } from './tree-node';

/** The tree of what matches, what stands above it on the way, and all below a match. */
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

/** Ids of all nodes that have something below them: with these open the whole tree is in sight. */
export function branchIds<Node extends TreeNode<Node>>(nodes: readonly Node[]): string[] {
  return nodes.flatMap(({ id, children = [] }) => (children.length > 0 ? [id, ...branchIds(children)] : []));
}
