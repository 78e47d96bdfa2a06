import type { Rpc } from '../../served.js';
import { toWireTreeCategory } from '../../wire/tree-category.js';
import { mustManageTrees } from '../changes/must-manage-trees.js';

export const getCategoryTree: Rpc<'getCategoryTree'> =
  ({ read }) =>
  async (_request, { actor }) => {
    mustManageTrees(actor);
    // The revision is read first. If the trees change before they are read, the next answer has a newer revision, so
    // the change is never missed.
    const revision = await read.categoryTree.revision();
    const [all, adminFields, attributes] = await Promise.all([
      read.categories.all(),
      read.treeCategories.adminFields(),
      read.categoryAttributes.byCategory(),
    ]);
    return {
      revision,
      categories: all.map((one) => toWireTreeCategory(one, adminFields.get(one.id), attributes.get(one.id) ?? [])),
    };
  };
