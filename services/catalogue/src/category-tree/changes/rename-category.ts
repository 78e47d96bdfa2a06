import { invalid } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { CategoryChangeKind } from '@setu/proto/catalogue/words';
import { refreshTerms } from '../../categories/store/refresh-categories.js';
import type { LocalText } from '../../domain/local-text.js';
import type { Stores } from '../../store/index.js';
import { clashes, isSameName, renamed } from '../domain/names.js';
import { subtreeOf } from '../domain/tree.js';
import type { Touch } from '../store/category-tree.js';
import { mustBeCurrent, openTree } from './open-tree.js';
import { beginProjection } from './project-category.js';
import { publishChange, stateOf } from './publish-change.js';

interface RenameCommand {
  id: string;
  name: LocalText;
  /** The version of the category that the admin saw. */
  expectedVersion: number | undefined;
}

/** Changes the titles of a category. Returns the new revision of the trees, or undefined if the titles are the same. */
export async function renameCategory(
  stores: WriteStores<Stores>,
  command: RenameCommand,
  touch: Touch,
): Promise<bigint | undefined> {
  const { tree, node, siblingNames } = await openTree(stores);
  const before = node(command.id);
  const name = renamed(before.name, command.name);
  if (isSameName(name, before.name)) return undefined;
  mustBeCurrent(before, command.expectedVersion);
  if (clashes(name, siblingNames(before.parentId, command.id))) throw invalid({ title: 'category_exists' });
  await stores.categoryTree.rename(command.id, name);
  await stores.categoryTree.touch(command.id, touch);
  // The name of a tree is not a search term of its cards.
  if (before.level > 0) {
    const below = subtreeOf(tree, command.id).map(({ id }) => node(id).num);
    await refreshTerms(stores.conn, below);
    await stores.categoryProjections.learn(before.num, `${name.en} ${name.ru}`);
    await beginProjection(stores, before.num, { left: [], joined: [] });
  }
  return publishChange(stores, {
    ...{ id: command.id, kind: CategoryChangeKind.RENAMED },
    ...{ before: stateOf(before, before.name), after: stateOf(before, name) },
  });
}
