import { internal } from '@setu/kit/core';
import type * as wire from '@setu/proto/catalogue/category_tree';
import type { Stores } from '../../store/index.js';
import { toWireTreeCategory } from '../../wire/tree-category.js';

/** A category that is there, as admins keep it. */
export async function treeCategory(stores: Stores, id: string): Promise<wire.TreeCategory> {
  const family = await stores.categories.family(id);
  const care = await stores.treeCategories.care([id]);
  const attributes = await stores.categoryAttributes.of(id);
  if (family === undefined) throw internal('a category that was just changed is not there');
  return toWireTreeCategory(family.category, care.get(id), attributes);
}

/** What a change of a category answers; without a revision nothing was changed, and it stands as it did. */
export async function changeAnswer(
  stores: Stores,
  id: string,
  revision?: bigint,
): Promise<wire.RenameCategoryResponse> {
  return { revision: revision ?? (await stores.categoryTree.revision()), category: await treeCategory(stores, id) };
}
