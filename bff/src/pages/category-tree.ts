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
import type { Ask } from '../http/ask.js';
import { deletionView, listedCategoryView, treeCategoryView } from '../present/category-tree.js';
import { personView } from '../present/person.js';
import { optional } from './part.js';

/** The trees of categories as admins keep them, with who changed them; the names of those are left out when nobody knows them. */
export const treePage = async (ask: Ask): Promise<CategoryTreeView> => {
  const { revision, categories } = await ask.deps.services.catalogue.getCategoryTree({}, ask.reads());
  const userIds = [...new Set(categories.map(({ changedById }) => changedById).filter((id) => id !== ''))];
  const asked = { userIds };
  const found =
    userIds.length === 0
      ? null
      : await optional(ask.deps.services.identity.batchGetPeople(asked, ask.reads(800)), null);
  const people = Object.values(found?.people ?? {}).flatMap(({ person }) => person ?? []);
  return { revision: Number(revision), categories: categories.map(treeCategoryView), people: people.map(personView) };
};

/** A page of the flat list. */
export const treeListPage = async (
  ask: Ask,
  { filters, page, limit }: QueryOfEndpoint<Endpoints['listTreeCategories']>,
): Promise<TreeListView> => {
  const asked = { search: filters.search, page: { page, limit } };
  const { categories, total } = await ask.deps.services.catalogue.listTreeCategories(asked, ask.reads());
  return { list: categories.map((one) => listedCategoryView(one, ask.locale)), total };
};

/** What stands against deleting a category. */
export const deletionPage = async (ask: Ask, categoryId: string): Promise<CategoryDeletionView> =>
  deletionView(await ask.deps.services.catalogue.getCategoryDeletion({ categoryId }, ask.reads()), ask.locale);

type Title = Pick<InputOfEndpoint<Endpoints['renameCategory']>, 'title' | 'locale' | 'translation'>;

/** A title in both languages; one that was not sent is empty. */
export const titleOf = ({ title, locale, translation = '' }: Title): { en: string; ru: string } =>
  locale.startsWith('ru') ? { ru: title, en: translation } : { en: title, ru: translation };

/** What a change answers: the trees' revision with it, and the category unless it is gone. */
interface Change {
  revision: bigint;
  category?: TreeCategory | undefined;
}

/** Answers a change; what strangers were shown of the catalogue is asked for anew. */
export const changed = async (ask: Ask, change: Promise<Change>): Promise<CategoryChangeView> => {
  const { revision, category } = await change;
  ask.deps.pages.forget();
  return { revision: Number(revision), category: category === undefined ? null : treeCategoryView(category) };
};

interface Versions {
  version?: number | undefined;
  target_version?: number | undefined;
}

/** Moves a category; the versions are those its mover saw. */
export const moveCategory = (
  ask: Ask,
  { seen, ...moved }: Pick<MoveCategoryRequest, 'categoryId' | 'move' | 'rootPosition'> & { seen: Versions },
): Promise<CategoryChangeView> => {
  const asked = { ...moved, expectedVersion: seen.version, expectedTargetVersion: seen.target_version };
  return changed(ask, ask.deps.services.catalogue.moveCategory(asked, ask.writes()));
};

/** Deletes a category. */
export const deleteCategory = (
  ask: Ask,
  categoryId: string,
  { version: expectedVersion }: Versions,
): Promise<CategoryChangeView> =>
  changed(ask, ask.deps.services.catalogue.deleteCategory({ categoryId, expectedVersion }, ask.writes()));
