import { notFound, refused } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { CategoryChangeKind } from '@setu/proto/catalogue/words';
import { refreshPlaces, refreshTerms } from '../../categories/store/refresh-categories.js';
import type { Stores } from '../../store/index.js';
import { type Move, moved } from '../domain/moves.js';
import { aboveOf, subtreeOf, type Tree } from '../domain/tree.js';
import type { Touch } from '../store/category-tree.js';
import { mustBeCurrent, openTree } from './open-tree.js';
import { beginProjection } from './project-category.js';
import { publishChange, stateOf } from './publish-change.js';

interface MoveCommand {
  id: string;
  move: Move;
  /** The versions that the admin saw: of the moved category and of the target. */
  expected: { version: number | undefined; target: number | undefined };
}

/**
 * Moves a category with its subtree. Returns the new revision of the trees, or undefined if the category is already
 * there.
 */
export async function moveCategory(
  stores: WriteStores<Stores>,
  { id, move, expected }: MoveCommand,
  touch: Touch,
): Promise<bigint | undefined> {
  const { tree, node } = await openTree(stores);
  const before = node(id);
  const target = 'id' in move ? node(move.id) : undefined;
  const next = moved(tree, id, move);
  const after = next.tree.get(id);
  if (after === undefined) throw notFound();
  if (next.changed.length === 0) return undefined;
  mustBeCurrent(before, expected.version);
  if (target !== undefined) mustBeCurrent(target, expected.target);
  const ids = subtreeOf(tree, id).map((one) => one.id);
  if (next.disturbsCards && (await stores.categoryTree.allCards(ids)) > 0) throw refused('category_keeps_cards');

  await stores.categoryTree.place(next.changed);
  await stores.categoryTree.touch(id, touch);
  await refreshPlaces(stores.conn);
  if (after.parentId !== before.parentId) {
    const numsAbove = (of: Tree): number[] => aboveOf(of, id).map((one) => node(one.id).num);
    const [was, is] = [numsAbove(tree), numsAbove(next.tree)];
    await refreshTerms(
      stores.conn,
      ids.map((one) => node(one).num),
    );
    await beginProjection(stores, before.num, {
      left: was.filter((num) => !is.includes(num)),
      joined: is.filter((num) => !was.includes(num)),
    });
  }
  return publishChange(stores, {
    ...{ id, kind: CategoryChangeKind.MOVED },
    ...{ before: stateOf(before, before.name), after: stateOf(after, before.name) },
  });
}
