import type * as wire from '@setu/proto/catalogue/categories';
import { wireSkuType } from '@setu/proto/wire-words';
import type { Category } from '../categories/domain/category.js';

/** Converts a category to its wire form. `skuCount` replaces the count of all published cards. */
export const toWireCategory = (category: Category, skuCount = category.skuCount): wire.Category => ({
  id: category.id,
  parentId: category.parentId ?? '',
  treeId: category.treeId,
  name: category.name,
  skuCount,
  level: category.level,
  type: wireSkuType(category.type),
  pictureId: category.pictureId ?? '',
  pictureColor: category.pictureColor,
});
