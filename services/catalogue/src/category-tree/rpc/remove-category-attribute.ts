import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { removeAttribute } from '../changes/change-attributes.js';
import { mustManageTrees } from '../changes/must-manage-trees.js';
import { changeAnswer } from './tree-category.js';

export const removeCategoryAttribute: Rpc<'removeCategoryAttribute'> =
  ({ write, clock }) =>
  async ({ categoryId, attributeId }, { actor }) => {
    mustManageTrees(actor);
    const command = { id: readId(categoryId), attributeId: readId(attributeId) };
    return write(async (stores) => {
      const revision = await removeAttribute(stores, command, { by: actor.userId, at: clock.now() });
      return changeAnswer(stores, command.id, revision);
    });
  };
