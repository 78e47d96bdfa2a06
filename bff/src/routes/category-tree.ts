import { endpoints } from '@setu/contract';
import { CategoryStep } from '@setu/proto/catalogue/category_tree';
import { route } from '../http/route.js';
import {
  changed,
  deleteCategory,
  deletionPage,
  moveCategory,
  titleOf,
  treeListPage,
  treePage,
} from '../pages/category-tree.js';

/** The administration of the category trees. */
export const categoryTreeRoutes = [
  route(endpoints.getCategoryTreeAdmin, async (call) => ({ data: await treePage(call) })),
  route(endpoints.listTreeCategories, async (call) => ({ data: await treeListPage(call, call.query) })),
  route(endpoints.getCategoryDeletion, async (call) => ({ data: await deletionPage(call, call.params.category) })),
  route(endpoints.deleteTreeCategory, async (call) => ({
    data: await deleteCategory(call, call.params.category, call.input),
  })),
  route(endpoints.deleteCategoryOfTree, async (call) => ({
    data: await deleteCategory(call, call.params.category, call.input),
  })),
  route(endpoints.deleteCategory, async (call) => ({
    data: await deleteCategory(call, call.params.category, call.input),
  })),
  route(endpoints.addCategoryAttribute, async (call) => {
    const name = titleOf(call.input);
    const command = { categoryId: call.params.category, name, expectedVersion: call.input.version };
    return {
      data: await changed(call, call.deps.services.catalogue.addCategoryAttribute(command, call.writes())),
    };
  }),
  route(endpoints.removeCategoryAttribute, async (call) => {
    const command = { categoryId: call.params.category, attributeId: call.params.attribute };
    return {
      data: await changed(call, call.deps.services.catalogue.removeCategoryAttribute(command, call.writes())),
    };
  }),
  route(endpoints.moveCategoryUp, async (call) => {
    const move = { $case: 'step', value: CategoryStep.UP } as const;
    return { data: await moveCategory(call, { categoryId: call.params.category, move, versions: call.input }) };
  }),
  route(endpoints.moveCategoryDown, async (call) => {
    const move = { $case: 'step', value: CategoryStep.DOWN } as const;
    return { data: await moveCategory(call, { categoryId: call.params.category, move, versions: call.input }) };
  }),
  route(endpoints.setCategoryRoot, async (call) => {
    const { position: rootPosition, ...versions } = call.input;
    const move = { $case: 'root', value: true } as const;
    return { data: await moveCategory(call, { categoryId: call.params.category, move, rootPosition, versions }) };
  }),
  route(endpoints.createCategory, async (call) => {
    const parentId = call.input.category ?? '';
    const command = {
      rootId: call.params.rootCategory,
      parentId,
      name: titleOf(call.input),
      key: call.idempotencyKey,
    };
    return { data: await changed(call, call.deps.services.catalogue.createCategory(command, call.writes())) };
  }),
  route(endpoints.renameCategory, async (call) => {
    const name = titleOf(call.input);
    const command = { categoryId: call.params.category, name, expectedVersion: call.input.version };
    return { data: await changed(call, call.deps.services.catalogue.renameCategory(command, call.writes())) };
  }),
  route(endpoints.moveCategoryAfter, async (call) => {
    const { category: categoryId, afterCategory, ...versions } = call.input;
    const move = { $case: 'afterId', value: afterCategory } as const;
    return { data: await moveCategory(call, { categoryId, move, versions }) };
  }),
  route(endpoints.moveCategoryUnder, async (call) => {
    const { category: categoryId, underCategory, position, ...versions } = call.input;
    const move = { $case: 'under', value: { categoryId: underCategory, position } } as const;
    return { data: await moveCategory(call, { categoryId, move, versions }) };
  }),
];
