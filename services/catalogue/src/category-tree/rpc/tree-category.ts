import { internal } from '@setu/kit/core';
import type * as wire from '@setu/proto/catalogue/category_tree';
import type { Stores } from '../../store/index.js';
import { toWireTreeCategory } from '../../wire/tree-category.js';

/** Returns an existing category as admins see it. */
export async function treeCategory(stores: Stores, id: string): Promise<wire.TreeCategory> {
  const family = await stores.categories.family(id);
  const adminFields = await stores.treeCategories.adminFields([id]);
  const attributes = await stores.categoryAttributes.of(id);
  if (family === undefined) throw internal('a category that was just changed could not be read back');
  return toWireTreeCategory(family.category, adminFields.get(id), attributes);
}

/**
 * Returns the response to a change of a category. If nothing was changed there is no revision, so the response has the
 * current one.
 */
export async function changeAnswer(
  stores: Stores,
  id: string,
  revision?: bigint,
): Promise<wire.RenameCategoryResponse> {
  return { revision: revision ?? (await stores.categoryTree.revision()), category: await treeCategory(stores, id) };
}
