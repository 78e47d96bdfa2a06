import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { deleteCategory as remove } from '../changes/delete-category.js';
import { mustManageTrees } from '../changes/must-manage-trees.js';

export const deleteCategory: Rpc<'deleteCategory'> =
  ({ write }) =>
  async (request, { actor }) => {
    mustManageTrees(actor);
    const command = { id: readId(request.categoryId), expectedVersion: request.expectedVersion };
    return write(async (stores) => {
      const revision = await remove(stores, command);
      return { revision: revision ?? (await stores.categoryTree.revision()) };
    });
  };
