import type { WriteStores } from '@setu/kit/events';
import type * as wire from '@setu/proto/catalogue/events';
import type { CategoryChangeKind } from '@setu/proto/catalogue/words';
import type { LocalText } from '../../domain/local-text.js';
import { categoryChanged } from '../../events.js';
import type { Stores } from '../../store/index.js';
import type { TreeNode } from '../domain/tree.js';

/** What was done to a category; absent: it was not there before, or is not any more. */
interface Change {
  id: string;
  kind: CategoryChangeKind;
  before: wire.CategoryState | undefined;
  after: wire.CategoryState | undefined;
  attribute?: LocalText;
}

/** A category’s names and place, as they are told. */
export const stateOf = (node: Omit<TreeNode, 'id'>, name: LocalText): wire.CategoryState => ({
  name,
  parentId: node.parentId ?? '',
  treeId: node.treeId,
  position: node.position,
});

/** Counts a change of the trees and tells of it; gives the trees’ revision with it. */
export async function tellChange(stores: WriteStores<Stores>, { id, attribute, ...change }: Change): Promise<bigint> {
  const revision = await stores.categoryTree.count();
  await stores.outbox.add(categoryChanged({ categoryId: id, revision, attribute, ...change }));
  return revision;
}
