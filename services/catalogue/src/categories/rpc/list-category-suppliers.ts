import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';

/**
 * Returns the suppliers with the most requested cards in a category. Every caller may read them. Throws `not_found` for
 * an unknown category.
 */
export const listCategorySuppliers: Rpc<'listCategorySuppliers'> =
  ({ read }) =>
  async ({ categoryId }) => {
    const id = readId(categoryId);
    if ((await read.categories.family(id)) === undefined) throw notFound();
    return { suppliers: await read.popularSuppliers.of(id) };
  };
