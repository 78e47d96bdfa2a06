import type { FlatRow } from './flat-rows';
import type { TreeNode, TreePlace } from './tree-node';

/** The place where a dragged node would be dropped. */
export interface Projection extends TreePlace {
  depth: number;
  /** The sibling before it. Absent if the node would be the first. */
  afterId?: string;
}

/**
 * Returns where a dragged node would be dropped, at the depth nearest to the wanted one that the surrounding rows
 * allow. `rows` exclude the dragged node. `gap` is the gap under the pointer, where 0 is above the first row. Under a
 * closed node it becomes the last child.
 */
export function projectDrop<Node extends TreeNode<Node>>(
  rows: readonly FlatRow<Node>[],
  gap: number,
  wantedDepth: number,
): Projection {
  const above = rows[gap - 1];
  const min = rows[gap]?.depth ?? 0;
  const max = above ? above.depth + 1 : 0;
  const depth = Math.max(min, Math.min(max, wantedDepth));
  const before = rows.slice(0, gap).reverse();
  const parent = depth === 0 ? undefined : before.find((row) => row.depth === depth - 1);
  const sibling = before.slice(0, parent ? before.indexOf(parent) : before.length).find((row) => row.depth === depth);
  if (sibling) return { depth, parentId: parent?.id, index: sibling.index + 1, afterId: sibling.id };
  // No child of the parent is visible above the gap: the gap is before its first child, or the parent is empty or
  // closed.
  const hidden = rows[gap]?.parentId === parent?.id ? [] : (parent?.node.children ?? []);
  return { depth, parentId: parent?.id, index: hidden.length, afterId: hidden.at(-1)?.id };
}

/** A move in the terms of the catalogue's API. */
export type TreeDrop = { kind: 'after'; targetId: string } | { kind: 'under'; targetId: string } | { kind: 'first' };

/**
 * Returns what a move means (specification, Forms, "Category moves"). On the same level the node goes after its new
 * neighbour, on another level under its new parent. The first of a level goes under the parent, and the first at the
 * top becomes the first of all.
 */
export function dropOf(fromDepth: number, { depth, parentId, afterId }: Projection): TreeDrop {
  if (depth === fromDepth && afterId !== undefined) return { kind: 'after', targetId: afterId };
  if (parentId !== undefined) return { kind: 'under', targetId: parentId };
  return afterId === undefined ? { kind: 'first' } : { kind: 'after', targetId: afterId };
}
