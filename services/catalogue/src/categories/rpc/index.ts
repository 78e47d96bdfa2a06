import type { CategoriesService } from '@setu/proto/catalogue/categories';
import type { Rpcs } from '../../served.js';
import { getPriceNorm } from './get-price-norm.js';
import { listCategories } from './list-categories.js';
import { listCategorySuppliers } from './list-category-suppliers.js';

/** The rpcs that read the trees. */
export const categoryRpcs = { getPriceNorm, listCategories, listCategorySuppliers } satisfies Rpcs<
  typeof CategoriesService
>;
