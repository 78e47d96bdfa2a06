import type { CategoryTreeService } from '@setu/proto/catalogue/category_tree';
import type { Rpcs } from '../../served.js';
import { addCategoryAttribute } from './add-category-attribute.js';
import { createCategory } from './create-category.js';
import { deleteCategory } from './delete-category.js';
import { getCategoryDeletion } from './get-category-deletion.js';
import { getCategoryTree } from './get-category-tree.js';
import { listTreeCategories } from './list-tree-categories.js';
import { moveCategory } from './move-category.js';
import { removeCategoryAttribute } from './remove-category-attribute.js';
import { renameCategory } from './rename-category.js';

/** The rpcs with which admins manage the trees. */
export const categoryTreeRpcs = {
  getCategoryTree,
  listTreeCategories,
  getCategoryDeletion,
  createCategory,
  renameCategory,
  moveCategory,
  deleteCategory,
  addCategoryAttribute,
  removeCategoryAttribute,
} satisfies Rpcs<typeof CategoryTreeService>;
