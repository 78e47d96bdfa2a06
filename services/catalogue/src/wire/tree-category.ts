import type * as wire from '@setu/proto/catalogue/category_tree';
import type { Category } from '../categories/domain/category.js';
import type { CategoryAttribute } from '../category-tree/store/category-attributes.js';
import type { CategoryAdminFields } from '../category-tree/store/tree-categories.js';
import { toWireCategory } from './category.js';

/** Converts a category to its wire form, for admins. */
export const toWireTreeCategory = (
  category: Category,
  adminFields: CategoryAdminFields | undefined,
  attributes: readonly CategoryAttribute[],
): wire.TreeCategory => ({
  category: toWireCategory(category),
  version: adminFields?.version ?? 1,
  changedAtMs: adminFields?.changedAt == null ? undefined : BigInt(adminFields.changedAt.getTime()),
  changedById: adminFields?.changedBy ?? '',
  attributes: attributes.map(({ id, name }) => ({ id, name })),
});
