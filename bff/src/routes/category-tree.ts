import { endpoints } from '@setu/contract';
import { notFound } from '@setu/kit/core';
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

/** Rejects (404) a last segment other than `confirm` in the address of the deletion page. */
const mustConfirm = (word: string | undefined): void => {
  if (word !== undefined && word !== 'confirm') throw notFound();
};

/** The administration of the category trees. */
export const categoryTreeRoutes = [
  route(endpoints.getCategoryTreeCare, async (ask) => ({ data: await treePage(ask) })),
  route(endpoints.listTreeCategories, async (ask) => ({ data: await treeListPage(ask, ask.query) })),
  route(endpoints.getCategoryDeletion, async (ask) => {
    mustConfirm(ask.params.confirm);
    return { data: await deletionPage(ask, ask.params.category) };
  }),
  route(endpoints.deleteTreeCategory, async (ask) => {
    mustConfirm(ask.params.confirm);
    return { data: await deleteCategory(ask, ask.params.category, ask.input) };
  }),
  route(endpoints.deleteCategoryOfTree, async (ask) => ({
    data: await deleteCategory(ask, ask.params.category, ask.input),
  })),
  route(endpoints.deleteCategory, async (ask) => ({ data: await deleteCategory(ask, ask.params.category, ask.input) })),
  route(endpoints.addCategoryAttribute, async (ask) => {
    const name = titleOf(ask.input);
    const asked = { categoryId: ask.params.category, name, expectedVersion: ask.input.version };
    return { data: await changed(ask, ask.deps.services.catalogue.addCategoryAttribute(asked, ask.writes())) };
  }),
  route(endpoints.removeCategoryAttribute, async (ask) => {
    const asked = { categoryId: ask.params.category, attributeId: ask.params.attribute };
    return { data: await changed(ask, ask.deps.services.catalogue.removeCategoryAttribute(asked, ask.writes())) };
  }),
  route(endpoints.moveCategoryUp, async (ask) => {
    const move = { $case: 'step', value: CategoryStep.UP } as const;
    return { data: await moveCategory(ask, { categoryId: ask.params.category, move, seen: ask.input }) };
  }),
  route(endpoints.moveCategoryDown, async (ask) => {
    const move = { $case: 'step', value: CategoryStep.DOWN } as const;
    return { data: await moveCategory(ask, { categoryId: ask.params.category, move, seen: ask.input }) };
  }),
  route(endpoints.setCategoryRoot, async (ask) => {
    const { position: rootPosition, ...seen } = ask.input;
    const move = { $case: 'root', value: true } as const;
    return { data: await moveCategory(ask, { categoryId: ask.params.category, move, rootPosition, seen }) };
  }),
  route(endpoints.createCategory, async (ask) => {
    const parentId = ask.input.category ?? '';
    const asked = { rootId: ask.params.rootCategory, parentId, name: titleOf(ask.input), key: ask.idempotencyKey };
    return { data: await changed(ask, ask.deps.services.catalogue.createCategory(asked, ask.writes())) };
  }),
  route(endpoints.renameCategory, async (ask) => {
    const name = titleOf(ask.input);
    const asked = { categoryId: ask.params.category, name, expectedVersion: ask.input.version };
    return { data: await changed(ask, ask.deps.services.catalogue.renameCategory(asked, ask.writes())) };
  }),
  route(endpoints.moveCategoryAfter, async (ask) => {
    const { category: categoryId, afterCategory, ...seen } = ask.input;
    const move = { $case: 'afterId', value: afterCategory } as const;
    return { data: await moveCategory(ask, { categoryId, move, seen }) };
  }),
  route(endpoints.moveCategoryUnder, async (ask) => {
    const { category: categoryId, underCategory, position, ...seen } = ask.input;
    const move = { $case: 'under', value: { categoryId: underCategory, position } } as const;
    return { data: await moveCategory(ask, { categoryId, move, seen }) };
  }),
];
