import { refused } from '@setu/kit/core';
import { violationsAs } from '@setu/kit/db';
import type { WriteStores } from '@setu/kit/events';
import { CategoryChangeKind } from '@setu/proto/catalogue/words';
import { refreshPlaces } from '../../categories/store/refresh-categories.js';
import type { Stores } from '../../store/index.js';
import { removed } from '../domain/moves.js';
import { subtreeOf } from '../domain/tree.js';
import { mustBeCurrent, openTree } from './open-tree.js';
import { publishChange, stateOf } from './publish-change.js';

interface DeleteCommand {
  id: string;
  /** The version of the category that the admin saw. */
  expectedVersion: number | undefined;
}

const hasCards = () => refused('category_has_cards', { current_status: 'has_cards' });

/**
 * Deletes an empty category. Returns the new revision of the trees, or undefined if the category was deleted before.
 */
export async function deleteCategory(
  stores: WriteStores<Stores>,
  { id, expectedVersion }: DeleteCommand,
): Promise<bigint | undefined> {
  const { tree, node } = await openTree(stores);
  if (!tree.has(id) && (await stores.categoryTree.leadsTo(id)) !== undefined) return undefined;
  const before = node(id);
  mustBeCurrent(before, expectedVersion);
  const cards = await stores.categoryTree.allCards(subtreeOf(tree, id).map((one) => one.id));
  const sisters = removed(tree, before, cards);
  // A card that is being written into the category at this moment prevents the deletion.
  await violationsAs({ sku_version_category_fk: hasCards })(stores.categoryTree.remove(before));
  await stores.categoryTree.place(sisters);
  await refreshPlaces(stores.conn);
  const change = { before: stateOf(before, before.name), after: undefined };
  return publishChange(stores, { id, kind: CategoryChangeKind.DELETED, ...change });
}
