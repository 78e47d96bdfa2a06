import type { ListCodec } from '../list-query.js';
import type { RouteTable } from '../routing.js';

/** The query of the admins' flat list of categories. */
export const treeListCodec = {
  sorts: [],
  filters: { search: { kind: 'text' } },
  limit: 30,
} as const satisfies ListCodec;

/** The actions of admins on category trees. */
export const categoryTreeRoutes = {
  deleteTreeCategory: {
    method: 'post',
    path: '/admin/catalog/category/:category/delete{/confirm}',
    kind: 'A',
    who: 'admin',
  },
  addCategoryAttribute: {
    method: 'post',
    path: '/admin/catalog/category/:category/attribute',
    kind: 'A',
    who: 'admin',
  },
  removeCategoryAttribute: {
    method: 'post',
    path: '/admin/catalog/category/:category/attribute/:attribute/delete',
    kind: 'A',
    who: 'admin',
  },
  moveCategoryUp: { method: 'post', path: '/admin/catalog/category_tree/:category/move-up', kind: 'A', who: 'admin' },
  moveCategoryDown: {
    method: 'post',
    path: '/admin/catalog/category_tree/:category/move-down',
    kind: 'A',
    who: 'admin',
  },
  setCategoryRoot: { method: 'post', path: '/admin/catalog/category_tree/:category/set-root', kind: 'A', who: 'admin' },
  deleteCategoryOfTree: {
    method: 'post',
    path: '/admin/catalog/category_tree/:category/delete',
    kind: 'A',
    who: 'admin',
  },
  createCategory: { method: 'post', path: '/admin/catalog/category/create/:rootCategory', kind: 'A', who: 'admin' },
  renameCategory: { method: 'post', path: '/admin/catalog/category/title/:category', kind: 'A', who: 'admin' },
  deleteCategory: { method: 'post', path: '/admin/catalog/category/delete/:category', kind: 'A', who: 'admin' },
  moveCategoryAfter: { method: 'post', path: '/admin/catalog/category/move-after', kind: 'A', who: 'admin' },
  moveCategoryUnder: { method: 'post', path: '/admin/catalog/category/move-under', kind: 'A', who: 'admin' },
} as const satisfies RouteTable;
