import type {
  CategoryChangeView,
  CategoryDeletionView,
  CategoryTreeView,
  Endpoints,
  InputOfEndpoint,
  QueryOfEndpoint,
  TreeListView,
} from '@setu/contract';
import type { MoveCategoryRequest, TreeCategory } from '@setu/proto/catalogue/category_tree';
import type { CallContext } from '../http/call-context.js';
import { deletionView, listedCategoryView, treeCategoryView } from '../present/category-tree.js';
import { personView } from '../present/person.js';
import { optional } from './part.js';

/**
 * Returns the category trees for administrators, with the users who changed them. Names are left out if identity does
 * not answer.
 */
export const treePage = async (call: CallContext): Promise<CategoryTreeView> => {
  const { revision, categories } = await call.deps.services.catalogue.getCategoryTree({}, call.reads());
  const userIds = [...new Set(categories.map(({ changedById }) => changedById).filter((id) => id !== ''))];
  const query = { userIds };
  const found =
    userIds.length === 0
      ? null
      : await optional(call.deps.services.identity.batchGetPeople(query, call.reads(800)), null);
  const people = Object.values(found?.people ?? {}).flatMap(({ person }) => person ?? []);
  return { revision: Number(revision), categories: categories.map(treeCategoryView), people: people.map(personView) };
};

/** Returns a page of the flat list. */
export const treeListPage = async (
  call: CallContext,
  { filters, page, limit }: QueryOfEndpoint<Endpoints['listTreeCategories']>,
): Promise<TreeListView> => {
  const query = { search: filters.search, page: { page, limit } };
  const { categories, total } = await call.deps.services.catalogue.listTreeCategories(query, call.reads());
  return { list: categories.map((one) => listedCategoryView(one, call.locale)), total };
};

/** Returns what prevents deleting a category. */
export const deletionPage = async (call: CallContext, categoryId: string): Promise<CategoryDeletionView> =>
  deletionView(await call.deps.services.catalogue.getCategoryDeletion({ categoryId }, call.reads()), call.locale);

type Title = Pick<InputOfEndpoint<Endpoints['renameCategory']>, 'title' | 'locale' | 'translation'>;

/** Returns a title in both languages. A missing translation is empty. */
export const titleOf = ({ title, locale, translation = '' }: Title): { en: string; ru: string } =>
  locale.startsWith('ru') ? { ru: title, en: translation } : { en: title, ru: translation };

/** The result of a change: the new revision of the trees, and the category unless it was deleted. */
interface Change {
  revision: bigint;
  category?: TreeCategory | undefined;
}

/** Returns the result of a change, and clears the cached pages of the catalogue. */
export const changed = async (call: CallContext, change: Promise<Change>): Promise<CategoryChangeView> => {
  const { revision, category } = await change;
  call.deps.pages.forget();
  return { revision: Number(revision), category: category === undefined ? null : treeCategoryView(category) };
};

interface Versions {
  version?: number | undefined;
  target_version?: number | undefined;
}

/** Moves a category. The versions are those that the user saw on the page. */
export const moveCategory = (
  call: CallContext,
  { versions, ...moved }: Pick<MoveCategoryRequest, 'categoryId' | 'move' | 'rootPosition'> & { versions: Versions },
): Promise<CategoryChangeView> => {
  const command = { ...moved, expectedVersion: versions.version, expectedTargetVersion: versions.target_version };
  return changed(call, call.deps.services.catalogue.moveCategory(command, call.writes()));
};

export const deleteCategory = (
  call: CallContext,
  categoryId: string,
  { version: expectedVersion }: Versions,
): Promise<CategoryChangeView> =>
  changed(call, call.deps.services.catalogue.deleteCategory({ categoryId, expectedVersion }, call.writes()));
