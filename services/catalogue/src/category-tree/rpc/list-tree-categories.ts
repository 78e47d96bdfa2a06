import { readPage } from '@setu/kit/core';
import { tidySearch } from '../../search/domain/search-query.js';
import type { Rpc } from '../../served.js';
import { toWireCategory } from '../../wire/category.js';
import { mustManageTrees } from '../changes/must-manage-trees.js';

export const listTreeCategories: Rpc<'listTreeCategories'> =
  ({ read }) =>
  async ({ search, page }, { actor }) => {
    mustManageTrees(actor);
    const { limit, offset } = readPage(page);
    const { lines, total } = await read.treeCategories.list(tidySearch(search), { limit, offset });
    const found = new Map((await read.categories.byIds(lines.map(({ id }) => id))).map((one) => [one.id, one]));
    return {
      categories: lines.flatMap(({ id, above }) => {
        const category = found.get(id);
        return category === undefined ? [] : { category: toWireCategory(category), above };
      }),
      total,
    };
  };
