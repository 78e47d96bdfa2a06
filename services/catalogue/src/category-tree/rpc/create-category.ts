import { invalid } from '@setu/kit/core';
import { readId, readOptionalId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/catalogue/category_tree';
import type { Rpc } from '../../served.js';
import { createCategory as create } from '../changes/create-category.js';
import { mustManageTrees } from '../changes/must-manage-trees.js';
import { readTitle } from './read-name.js';
import { changeAnswer } from './tree-category.js';

export const createCategory: Rpc<'createCategory'> =
  ({ write, ids, clock }) =>
  async (request, { actor }) => {
    mustManageTrees(actor);
    const rootId = readId(request.rootId);
    const parentId = readOptionalId(request.parentId) ?? rootId;
    const name = readTitle(request.name);
    if (name.en === '' && name.ru === '') throw invalid({ title: 'required' });
    return write((stores) =>
      stores.idempotent(
        {
          principal: [actor.userId, actor.actingUserId].filter(Boolean).join('/'),
          route: 'CreateCategory',
          key: request.key,
          fingerprint: wire.CreateCategoryRequest.encode({ ...request, key: '' }).finish(),
          answer: wire.CreateCategoryResponse,
        },
        async () => {
          const made = { id: ids.id(), rootId, parentId, name };
          const revision = await create(stores, made, { by: actor.userId, at: clock.now() });
          return changeAnswer(stores, made.id, revision);
        },
      ),
    );
  };
