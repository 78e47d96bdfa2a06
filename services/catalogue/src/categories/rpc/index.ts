import type { CategoriesService } from '@setu/proto/catalogue/categories';
import type { Rpcs } from '../../served.js';
import { listCategories } from './list-categories.js';
import { listCategorySuppliers } from './list-category-suppliers.js';

/** What can be asked of the trees. */
export const categoryRpcs = { listCategories, listCategorySuppliers } satisfies Rpcs<typeof CategoriesService>;
