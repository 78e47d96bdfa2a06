import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { mustManageTrees } from '../changes/must-manage-trees.js';
import { renameCategory as rename } from '../changes/rename-category.js';
import { readTitle } from './read-name.js';
import { changeAnswer } from './tree-category.js';

export const renameCategory: Rpc<'renameCategory'> =
  ({ write, clock }) =>
  async (request, { actor }) => {
    mustManageTrees(actor);
    const id = readId(request.categoryId);
    const name = readTitle(request.name);
    return write(async (stores) => {
      const command = { id, name, expectedVersion: request.expectedVersion };
      return changeAnswer(stores, id, await rename(stores, command, { by: actor.userId, at: clock.now() }));
    });
  };
