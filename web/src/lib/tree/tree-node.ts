/** A node of any tree. Absent children are not loaded yet. */
export interface TreeNode<Node> {
  id: string;
  children?: readonly Node[];
}

/**
 * The place of a node, current or new: its index among the parent's children, not counting the node itself. Without a
 * parent it is at the top.
 */
export interface TreePlace {
  parentId?: string;
  index: number;
}

/** Returns the nodes from the top down to this one, itself last, or an empty list if it does not exist. */
export function pathTo<Node extends TreeNode<Node>>(roots: readonly Node[], id: string): Node[] {
  for (const node of roots) {
    if (node.id === id) return [node];
    const below = pathTo(node.children ?? [], id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** Returns the children of a node, or the top nodes without an id. */
export function childrenOf<Node extends TreeNode<Node>>(roots: readonly Node[], parentId?: string): readonly Node[] {
  return parentId === undefined ? roots : (pathTo(roots, parentId).at(-1)?.children ?? []);
}

/** Returns where a node is now, or undefined if it does not exist. */
export function placeOf<Node extends TreeNode<Node>>(roots: readonly Node[], id: string): TreePlace | undefined {
  const path = pathTo(roots, id);
  if (path.length === 0) return undefined;
  const parentId = path.at(-2)?.id;
  return { parentId, index: childrenOf(roots, parentId).findIndex((node) => node.id === id) };
}

/** Returns the number of levels below a node: 0 for a leaf. */
export function levelsBelow<Node extends TreeNode<Node>>({ children = [] }: Node): number {
  return children.length === 0 ? 0 : 1 + Math.max(...children.map(levelsBelow));
}

/** Returns the tree without a node and its descendants. */
export function takeOut<Node extends TreeNode<Node>>(roots: readonly Node[], id: string): Node[] {
  return roots
    .filter((node) => node.id !== id)
    .map((node) => (node.children ? { ...node, children: takeOut(node.children, id) } : node));
}

function putIn<Node extends TreeNode<Node>>(roots: readonly Node[], node: Node, place: TreePlace): Node[] {
  if (place.parentId === undefined) return roots.toSpliced(place.index, 0, node);
  return roots.map((parent) => {
    if (parent.id === place.parentId)
      return { ...parent, children: (parent.children ?? []).toSpliced(place.index, 0, node) };
    return parent.children ? { ...parent, children: putIn(parent.children, node, place) } : parent;
  });
}

/**
 * Returns the tree with a node and its descendants in another place. A node never moves below itself or under a missing
 * parent.
 */
export function moveNode<Node extends TreeNode<Node>>(
  roots: readonly Node[],
  id: string,
  place: TreePlace,
): readonly Node[] {
  const node = pathTo(roots, id).at(-1);
  const parents = place.parentId === undefined ? [] : pathTo(roots, place.parentId);
  if (!node || (place.parentId !== undefined && parents.length === 0)) return roots;
  if (parents.some((parent) => parent.id === id)) return roots;
  return putIn(takeOut(roots, id), node, place);
}
