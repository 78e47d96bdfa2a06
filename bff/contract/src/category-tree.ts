import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { versionNumber, wholeNumber } from './number-inputs.js';
import { adminScreenRoutes } from './routes/admin-screens.js';
import { categoryTreeRoutes, treeListCodec } from './routes/category-tree.js';
import { namedView, personView, textUpTo, uuid, writtenText } from './values.js';
import { skuTypes } from './words.js';

/** The maximum length of a category's title or an attribute's name, in characters. */
export const categoryTitleMax = 120;

/** A name in both languages. One of them may be empty. */
const bothNames = z.strictObject({ en: z.string(), ru: z.string() });
export type BothNames = z.infer<typeof bothNames>;

/** A category as admins see it. */
export const treeCategoryView = z.strictObject({
  id: uuid,
  parent_id: uuid.nullable(),
  tree_id: uuid,
  /** 0 is a tree, 1 a category, 2 a sub-category. */
  level: z.number().int(),
  type: z.enum(skuTypes),
  name: bothNames,
  /** The number of published cards in the subtree. */
  sku_count: z.number().int(),
  /** Increases with every change of the category itself. */
  version: z.number().int(),
  changed_at: z.string().nullable(),
  /** The user who changed it last, as the id of an entry in `people`. Null if that user no longer exists. */
  changed_by: uuid.nullable(),
  attributes: z.array(z.strictObject({ id: uuid, name: bothNames })),
});
export type TreeCategoryView = z.infer<typeof treeCategoryView>;

/** GET /admin/catalog/category_tree: parents before children, in display order. */
export const categoryTreeView = z.strictObject({
  /** Increases with every change of any category. */
  revision: z.number().int(),
  categories: z.array(treeCategoryView),
  /** The users who changed a category. */
  people: z.array(personView),
});
export type CategoryTreeView = z.infer<typeof categoryTreeView>;

/** A row of the flat list. */
export const listedCategoryView = z.strictObject({
  ...treeCategoryView.pick({ id: true, tree_id: true, level: true, type: true, name: true, sku_count: true }).shape,
  /** The names of the parent categories in the caller's language, root first. */
  above: z.array(z.string()),
});
export type ListedCategoryView = z.infer<typeof listedCategoryView>;

/** GET /admin/catalog/category */
export const treeListView = z.strictObject({ list: z.array(listedCategoryView), total: z.number().int() });
export type TreeListView = z.infer<typeof treeListView>;

/** GET /admin/catalog/category/{category}/delete */
export const categoryDeletionView = z.strictObject({
  category: treeCategoryView,
  /** The number of all its cards, including drafts and hidden ones. */
  all_cards: z.number().int(),
  /** The first of its cards that no visitor sees: drafts, cards in review and hidden ones. `company` is the supplier. */
  unlisted: z.array(namedView.extend({ company: z.string() })),
  children: z.number().int(),
  may_delete: z.boolean(),
  /** The category to which its address will redirect. Null means the list of all categories. */
  leads_to: namedView.nullable(),
});
export type CategoryDeletionView = z.infer<typeof categoryDeletionView>;

/** The result of a change. The category is null after a deletion. */
export const categoryChangeView = z.strictObject({
  revision: z.number().int(),
  category: treeCategoryView.nullable(),
});
export type CategoryChangeView = z.infer<typeof categoryChangeView>;

const version = versionNumber.optional();
/** The version that the client last loaded. An outdated version is a conflict. Without a version there is no check. */
const versionInput = z.object({ version });

/** A title in one language, and its `translation` in the other. An empty translation leaves the stored one as it is. */
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
const position = wholeNumber(1, 1_000_000).optional();
const changed = { answer: categoryChangeView };

export const categoryTreeEndpoints = /* @__PURE__ */ endpointsOf(
  {
    getCategoryTreeAdmin: adminScreenRoutes.getCategoryTreeAdmin,
    listTreeCategories: { ...adminScreenRoutes.listTreeCategories, list: treeListCodec },
    getCategoryDeletion: adminScreenRoutes.getCategoryDeletion,
    ...categoryTreeRoutes,
  },
  {
    getCategoryTreeAdmin: { summary: 'Returns the category trees for editing', answer: categoryTreeView },
    listTreeCategories: {
      summary: 'Lists categories as a flat list with their names in both languages',
      answer: treeListView,
    },
    getCategoryDeletion: {
      summary: 'Checks whether a category can be deleted, and what prevents it',
      answer: categoryDeletionView,
    },
    deleteTreeCategory: {
      summary: 'Deletes a category without cards and sub-categories',
      input: versionInput,
      ...changed,
    },
    addCategoryAttribute: {
      summary: 'Adds an attribute that distinguishes the cards of a category',
      input: categoryTitleInput.extend({ version }),
      ...changed,
    },
    removeCategoryAttribute: { summary: 'Removes an attribute from a category', ...changed },
    moveCategoryUp: { summary: 'Moves a category up one place among its siblings', input: versionInput, ...changed },
    moveCategoryDown: {
      summary: 'Moves a category down one place among its siblings',
      input: versionInput,
      ...changed,
    },
    setCategoryRoot: {
      summary: 'Turns a category into a tree of its own, at a position among the trees (1 is the first) or last',
      input: versionInput.extend({ position }),
      ...changed,
    },
    deleteCategoryOfTree: {
      summary: 'Deletes a category without cards and sub-categories',
      input: versionInput,
      ...changed,
    },
    createCategory: {
      summary: 'Creates a category in a tree, or a sub-category in a category',
      input: categoryTitleInput.extend({ category: uuid.optional() }),
      ...changed,
    },
    renameCategory: {
      summary: 'Renames a category',
      input: categoryTitleInput.extend({ version }),
      ...changed,
    },
    deleteCategory: { summary: 'Deletes a category without cards and sub-categories', input: versionInput, ...changed },
    moveCategoryAfter: {
      summary: 'Moves a category to the place after another one, on its level',
      input: moveInput.extend({ afterCategory: uuid }),
      ...changed,
    },
    moveCategoryUnder: {
      summary: 'Moves a category under another one, at a position (1 is the first) or last',
      input: moveInput.extend({ underCategory: uuid, position }),
      ...changed,
    },
  },
);
