import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';

/** The suppliers whose cards in a category are asked for most; anyone may know them; not_found for an unknown one. */
export const listCategorySuppliers: Rpc<'listCategorySuppliers'> =
  ({ read }) =>
  async ({ categoryId }) => {
    const id = readId(categoryId);
    if ((await read.categories.family(id)) === undefined) throw notFound();
    return { suppliers: await read.popularSuppliers.of(id) };
  };
