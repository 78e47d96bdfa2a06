import { refused } from '@setu/kit/core';
import { aboveOf, childrenOf, deepestLevel, heightOf, subtreeOf, type Tree, type TreeNode, treeOf } from './tree.js';

/**
 * The target of a move. `position` 1 is the first place among the parent's children, or among the trees. Without
 * `position`, the category goes to the last place.
 */
export type Move =
  | { kind: 'after'; id: string }
  | { kind: 'under'; id: string; position?: number }
  | { kind: 'up' }
  | { kind: 'down' }
  | { kind: 'root'; position?: number };

/** The meaning of dropping one category onto another (specification, section 4). */
export type Drop = Extract<Move, { kind: 'after' | 'under' }> | 'refused';

/**
 * Returns the meaning of a drop. On the same level, the category goes after the target. On a higher level, it goes
 * under the target. On a lower level, the drop is refused.
 */
export const dropOf = (dragged: Pick<TreeNode, 'level'>, onto: Pick<TreeNode, 'id' | 'level'>): Drop => {
  if (dragged.level === onto.level) return { kind: 'after', id: onto.id };
  return dragged.level > onto.level ? { kind: 'under', id: onto.id } : 'refused';
};

/** The new parent, and the index among its other children (0 is the first). */
interface Destination {
  parentId: string | undefined;
  index: number;
}

const siblingsOf = (tree: Tree, parentId: string | undefined, id: string): TreeNode[] =>
  childrenOf(tree, parentId).filter((node) => node.id !== id);

const clamped = (index: number, length: number): number => Math.min(Math.max(index, 0), length);

function destinationOf(tree: Tree, node: TreeNode, move: Move): Destination {
  const siblings = siblingsOf(tree, node.parentId, node.id);
  const here = childrenOf(tree, node.parentId).findIndex(({ id }) => id === node.id);
  const at = (parentId: string | undefined, index: number): Destination => ({
    parentId,
    index: clamped(index, siblingsOf(tree, parentId, node.id).length),
  });
  switch (move.kind) {
    case 'up':
      return at(node.parentId, here - 1);
    case 'down':
      return at(node.parentId, here + 1);
    case 'root':
      if (move.position !== undefined) return at(undefined, move.position - 1);
      return node.parentId === undefined ? at(undefined, here) : at(undefined, Number.MAX_SAFE_INTEGER);
    case 'under':
      return at(move.id, (move.position ?? Number.MAX_SAFE_INTEGER) - 1);
    case 'after': {
      const parentId = tree.get(move.id)?.parentId;
      // Moving a category after itself changes nothing.
      if (move.id === node.id) return at(parentId, here);
      const others = parentId === node.parentId ? siblings : childrenOf(tree, parentId);
      return at(parentId, others.findIndex(({ id }) => id === move.id) + 1);
    }
  }
}

/** Renumbers siblings without gaps, in the given order. */
const numbered = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.map((node, index) => (node.position === index + 1 ? node : { ...node, position: index + 1 }));

/** The tree after a move, and the effect on the cards below. */
export interface Moved {
  tree: Tree;
  /** The categories that changed: the moved one, its subtree, and siblings with a new position. */
  changed: TreeNode[];
  /** True if, after the move, cards would no longer be at the level of subcategories, or their type would change. */
  disturbsCards: boolean;
}

function changesBetween(before: Tree, after: Tree): TreeNode[] {
  const isSame = (a: TreeNode, b: TreeNode | undefined): boolean =>
    b !== undefined &&
    a.parentId === b.parentId &&
    a.treeId === b.treeId &&
    a.level === b.level &&
    a.position === b.position &&
    a.type === b.type;
  return [...after.values()].filter((node) => !isSame(node, before.get(node.id)));
}

/**
 * Returns the tree after a move of a category. The category and the target must exist. Throws `category_cycle` for a
 * move into itself, and `category_too_deep` for a place below the third level. A move to the current place changes
 * nothing.
 */
export function moved(tree: Tree, id: string, move: Move): Moved {
  const node = tree.get(id);
  if (node === undefined) throw new Error('an unknown category cannot be moved');
  const { parentId, index } = destinationOf(tree, node, move);
  const parent = parentId === undefined ? undefined : tree.get(parentId);
  const isInside = parent !== undefined && [...aboveOf(tree, parent.id), parent].some((one) => one.id === id);
  if (isInside) throw refused('category_cycle');
  const level = parent === undefined ? 0 : parent.level + 1;
  if (level + heightOf(tree, id) > deepestLevel) throw refused('category_too_deep');

  const [shift, treeId, type] = [level - node.level, parent?.treeId ?? id, parent?.type ?? node.type];
  const next = new Map(tree);
  for (const one of subtreeOf(tree, id)) next.set(one.id, { ...one, level: one.level + shift, treeId, type });
  const here = { ...node, level, treeId, type, parentId };
  next.set(id, here);
  const siblings = siblingsOf(tree, parentId, id);
  for (const one of numbered([...siblings.slice(0, index), here, ...siblings.slice(index)])) next.set(one.id, one);
  if (node.parentId !== parentId)
    for (const one of numbered(siblingsOf(tree, node.parentId, id))) next.set(one.id, one);
  return { tree: next, changed: changesBetween(tree, next), disturbsCards: shift !== 0 || type !== node.type };
}

/**
 * Returns the place of a new category below its parent, and the siblings before it. Throws `category_too_deep` if the
 * parent is on the deepest level.
 */
export function placeForNew(tree: Tree, id: string, parent: TreeNode): { node: TreeNode; sisters: TreeNode[] } {
  if (parent.level >= deepestLevel) throw refused('category_too_deep');
  const siblings = numbered(childrenOf(tree, parent.id));
  const { treeId, type } = parent;
  return {
    node: { id, parentId: parent.id, treeId, level: parent.level + 1, position: siblings.length + 1, type },
    sisters: siblings,
  };
}

/**
 * Returns the siblings whose positions change when a category is deleted. `cards` is the number of cards in it, drafts
 * included. Throws `category_has_children` and `category_has_cards`.
 */
export function removed(tree: Tree, node: TreeNode, cards: number): TreeNode[] {
  const params = { current_status: cards > 0 ? 'has_cards' : 'has_children' };
  if (cards > 0) throw refused('category_has_cards', params);
  if (childrenOf(tree, node.id).length > 0) throw refused('category_has_children', params);
  const remaining = treeOf([...tree.values()].filter(({ id }) => id !== node.id));
  return numbered(childrenOf(remaining, node.parentId)).filter((one) => one.position !== tree.get(one.id)?.position);
}
