import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { adminScreenRoutes } from './routes/admin-screens.js';
import { categoryTreeRoutes, treeListCodec } from './routes/category-tree.js';
import { namedView, personView, textUpTo, uuid, writtenText } from './values.js';
import { skuTypes } from './words.js';

/** The most characters a category's title, or an attribute's name, may have. */
export const categoryTitleMax = 120;

/** A name in both languages; one of them may be empty. */
const bothNames = z.strictObject({ en: z.string(), ru: z.string() });
export type BothNames = z.infer<typeof bothNames>;

/** A category as admins keep it. */
export const treeCategoryView = z.strictObject({
  id: uuid,
  parent_id: uuid.nullable(),
  tree_id: uuid,
  /** 0 a tree, 1 a category, 2 a sub-category. */
  level: z.number().int(),
  type: z.enum(skuTypes),
  name: bothNames,
  /** Published cards of the sub-tree. */
  sku_count: z.number().int(),
  /** Grows with every change of the category itself. */
  version: z.number().int(),
  changed_at: z.string().nullable(),
  /** One of the tree's `people`, where he is still there. */
  changed_by: uuid.nullable(),
  attributes: z.array(z.strictObject({ id: uuid, name: bothNames })),
});
export type TreeCategoryView = z.infer<typeof treeCategoryView>;

/** GET /admin/catalog/category_tree: parents before children, in display order. */
export const categoryTreeView = z.strictObject({
  /** Grows with every change of any category. */
  revision: z.number().int(),
  categories: z.array(treeCategoryView),
  /** Those who changed something. */
  people: z.array(personView),
});
export type CategoryTreeView = z.infer<typeof categoryTreeView>;

/** A line of the flat list. */
export const listedCategoryView = z.strictObject({
  ...treeCategoryView.pick({ id: true, tree_id: true, level: true, type: true, name: true, sku_count: true }).shape,
  /** The names above it in the reader's language, root first. */
  above: z.array(z.string()),
});
export type ListedCategoryView = z.infer<typeof listedCategoryView>;

/** GET /admin/catalog/category */
export const treeListView = z.strictObject({ list: z.array(listedCategoryView), total: z.number().int() });
export type TreeListView = z.infer<typeof treeListView>;

/** GET /admin/catalog/category/{category}/delete */
export const categoryDeletionView = z.strictObject({
  category: treeCategoryView,
  /** All its cards, drafts and hidden ones too. */
  all_cards: z.number().int(),
  children: z.number().int(),
  may_delete: z.boolean(),
  /** Where its address will lead; null: to all categories. */
  leads_to: namedView.nullable(),
});
export type CategoryDeletionView = z.infer<typeof categoryDeletionView>;

/** What a change answers; the category is null once it is deleted. */
export const categoryChangeView = z.strictObject({
  revision: z.number().int(),
  category: treeCategoryView.nullable(),
});
export type CategoryChangeView = z.infer<typeof categoryChangeView>;

const version = z.coerce.number('invalid').int('invalid').min(0, 'invalid').max(2_000_000_000, 'invalid').optional();
/** The version that was seen: an older one is a conflict. Without one nothing is compared. */
const seen = z.object({ version });

/** A title in one language; `translation` is the same in the other one. An empty translation stays as it is. */
export const categoryTitleInput = z.object({
  title: writtenText(categoryTitleMax),
  locale: z.enum(['ru', 'en', 'ru_RU', 'en_EN'], 'invalid_option'),
  translation: textUpTo(categoryTitleMax).optional(),
});
/** A name in both languages, as an admin types it. */
export const categoryNamesInput = z.object({
  title: writtenText(categoryTitleMax),
  translation: writtenText(categoryTitleMax),
});
const moveInput = z.object({ category: uuid, version, target_version: version });
const position = z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(1_000_000, 'invalid').optional();
const changed = { answer: categoryChangeView };

export const categoryTreeEndpoints = /* @__PURE__ */ endpointsOf(
  {
    getCategoryTreeCare: adminScreenRoutes.getCategoryTreeCare,
    listTreeCategories: { ...adminScreenRoutes.listTreeCategories, list: treeListCodec },
    getCategoryDeletion: adminScreenRoutes.getCategoryDeletion,
    ...categoryTreeRoutes,
  },
  {
    getCategoryTreeCare: { summary: 'The trees of categories as admins keep them', answer: categoryTreeView },
    listTreeCategories: {
      summary: 'Categories as a flat list, by their names in both languages',
      answer: treeListView,
    },
    getCategoryDeletion: { summary: 'What stands against deleting a category', answer: categoryDeletionView },
    deleteTreeCategory: { summary: 'Deletes a category without cards and sub-categories', input: seen, ...changed },
    addCategoryAttribute: {
      summary: 'Adds an attribute that a category’s cards are told apart by',
      input: categoryTitleInput.extend({ version }),
      ...changed,
    },
    removeCategoryAttribute: { summary: 'Takes an attribute of a category away', ...changed },
    moveCategoryUp: { summary: 'Moves a category one place up among its sisters', input: seen, ...changed },
    moveCategoryDown: { summary: 'Moves a category one place down among its sisters', input: seen, ...changed },
    setCategoryRoot: {
      summary: 'Makes a category a tree of its own, last or at a place among the trees (1 is the first)',
      input: seen.extend({ position }),
      ...changed,
    },
    deleteCategoryOfTree: { summary: 'Deletes a category without cards and sub-categories', input: seen, ...changed },
    createCategory: {
      summary: 'Makes a category of a tree, or a sub-category of one of its categories',
      input: categoryTitleInput.extend({ category: uuid.optional() }),
      ...changed,
    },
    renameCategory: {
      summary: 'Gives a category another title',
      input: categoryTitleInput.extend({ version }),
      ...changed,
    },
    deleteCategory: { summary: 'Deletes a category without cards and sub-categories', input: seen, ...changed },
    moveCategoryAfter: {
      summary: 'Moves a category after another one, to its level',
      input: moveInput.extend({ afterCategory: uuid }),
      ...changed,
    },
    moveCategoryUnder: {
      summary: 'Moves a category under another one, last or to a place (1 is the first)',
      input: moveInput.extend({ underCategory: uuid, position }),
      ...changed,
    },
  },
);
