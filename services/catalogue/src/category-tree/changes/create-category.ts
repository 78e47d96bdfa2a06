import { invalid, notFound } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { CategoryChangeKind } from '@setu/proto/catalogue/words';
import { refreshPlaces, refreshTerms } from '../../categories/store/refresh-categories.js';
import type { LocalText } from '../../domain/local-text.js';
import type { Stores } from '../../store/index.js';
import { placeForNew } from '../domain/moves.js';
import { clashes } from '../domain/names.js';
import type { Touch } from '../store/category-tree.js';
import { openTree } from './open-tree.js';
import { publishChange, stateOf } from './publish-change.js';

interface NewCategory {
  id: string;
  rootId: string;
  parentId: string;
  name: LocalText;
}

/**
 * Adds a new category as the last child of its parent, which must belong to the requested tree. Returns the new
 * revision of the trees.
 */
export async function createCategory(stores: WriteStores<Stores>, made: NewCategory, touch: Touch): Promise<bigint> {
  const { tree, node, siblingNames } = await openTree(stores);
  const parent = node(made.parentId);
  if (parent.treeId !== made.rootId) throw notFound();
  const { node: place, sisters } = placeForNew(tree, made.id, parent);
  if (clashes(made.name, siblingNames(parent.id, made.id))) throw invalid({ title: 'category_exists' });
  await stores.categoryTree.place(sisters);
  await stores.categoryTree.add(place, made.name, touch);
  await refreshPlaces(stores.conn);
  await refreshTerms(stores.conn, await stores.categoryTree.numsOf([made.id]));
  const after = stateOf(place, made.name);
  return publishChange(stores, { id: made.id, kind: CategoryChangeKind.CREATED, before: undefined, after });
}
