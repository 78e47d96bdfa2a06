import type { FlatRow } from './flat-rows';
import type { TreeNode, TreePlace } from './tree-node';

/** Where something carried over a tree would come to stand. */
export interface Projection extends TreePlace {
  depth: number;
  /** The sibling it would follow; absent when it would be the first. */
  afterId?: string;
}

/**
 * Takes the lines of a tree without what is carried, the gap it is over (0: above the first line) and the depth the hand
 * asks for; gives the place, at the nearest depth that the lines around the gap allow. Under a closed node it comes last.
 */
export function projectDrop<Node extends TreeNode<Node>>(
  rows: readonly FlatRow<Node>[],
  gap: number,
  wantedDepth: number,
): Projection {
  const above = rows[gap - 1];
  const least = rows[gap]?.depth ?? 0;
  const most = above ? above.depth + 1 : 0;
  const depth = Math.max(least, Math.min(most, wantedDepth));
  const before = rows.slice(0, gap).reverse();
  const parent = depth === 0 ? undefined : before.find((row) => row.depth === depth - 1);
  const sibling = before.slice(0, parent ? before.indexOf(parent) : before.length).find((row) => row.depth === depth);
  if (sibling) return { depth, parentId: parent?.id, index: sibling.index + 1, afterId: sibling.id };
  // Nothing of the parent stands between it and the gap: it is empty, or closed over children out of sight.
  const hidden = rows[gap]?.parentId === parent?.id ? [] : (parent?.node.children ?? []);
  return { depth, parentId: parent?.id, index: hidden.length, afterId: hidden.at(-1)?.id };
}

/** How the catalogue is told of a move. */
export type TreeDrop = { kind: 'after'; targetId: string } | { kind: 'under'; targetId: string } | { kind: 'first' };

/**
 * What a move means (specification, Forms, "Category moves"): on the same level it goes after its new neighbour, to
 * another level under its new parent. First of its level it goes under the parent, and at the top it becomes the first.
 */
export function dropOf(fromDepth: number, { depth, parentId, afterId }: Projection): TreeDrop {
  if (depth === fromDepth && afterId !== undefined) return { kind: 'after', targetId: afterId };
  if (parentId !== undefined) return { kind: 'under', targetId: parentId };
  return afterId === undefined ? { kind: 'first' } : { kind: 'after', targetId: afterId };
}
