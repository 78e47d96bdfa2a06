import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';

/** The suppliers whose cards in a category are asked for most; anyone may know them. */
export const listCategorySuppliers: Rpc<'listCategorySuppliers'> =
  ({ read }) =>
  async ({ categoryId }) => ({ suppliers: await read.popularSuppliers.of(readId(categoryId)) });
