import { invalid } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { addAttribute } from '../changes/change-attributes.js';
import { mustManageTrees } from '../changes/must-manage-trees.js';
import { readTitle } from './read-name.js';
import { changeAnswer } from './tree-category.js';

export const addCategoryAttribute: Rpc<'addCategoryAttribute'> =
  ({ write, ids, clock }) =>
  async (request, { actor }) => {
    mustManageTrees(actor);
    const id = readId(request.categoryId);
    const name = readTitle(request.name);
    if (name.en === '' && name.ru === '') throw invalid({ title: 'required' });
    return write(async (stores) => {
      const command = { id, attribute: { id: ids.id(), name }, expectedVersion: request.expectedVersion };
      return changeAnswer(stores, id, await addAttribute(stores, command, { by: actor.userId, at: clock.now() }));
    });
  };
