import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { toWireCategory } from '../../wire/category.js';
import { toWireTreeCategory } from '../../wire/tree-category.js';
import { mustManageTrees } from '../changes/must-manage-trees.js';

const maxUnlisted = 10;

export const getCategoryDeletion: Rpc<'getCategoryDeletion'> =
  ({ read }) =>
  async ({ categoryId }, { actor }) => {
    mustManageTrees(actor);
    const id = readId(categoryId);
    const family = await read.categories.family(id);
    if (family === undefined) throw notFound();
    const [allCards, unlisted, adminFields, attributes] = await Promise.all([
      read.categoryTree.allCardsBelow(id),
      read.categoryTree.unlistedBelow(id, maxUnlisted),
      read.treeCategories.adminFields([id]),
      read.categoryAttributes.of(id),
    ]);
    return {
      category: toWireTreeCategory(family.category, adminFields.get(id), attributes),
      allCards,
      unlisted,
      children: family.children.length,
      breadcrumbs: family.breadcrumbs.map((one) => toWireCategory(one)),
    };
  };
