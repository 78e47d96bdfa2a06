import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';

export const routes: FeatureRoute[] = [
  {
    path: screens.admin_category_tree,
    handle: { screen: 'admin_category_tree', access: { any: ['catalogue_edit'] }, titleKey: 'category-tree:title' },
    lazy: withTexts(['category-tree', 'tree', 'fields'], () => import('./editor/editor-page')),
  },
  {
    path: screens.admin_category_list,
    handle: {
      screen: 'admin_category_list',
      access: { any: ['catalogue_edit'] },
      titleKey: 'category-tree:list.title',
    },
    lazy: withTexts(['category-tree'], () => import('./list/tree-list-page')),
  },
  {
    path: screens.admin_category_delete,
    handle: {
      screen: 'admin_category_delete',
      access: { any: ['catalogue_edit'] },
      titleKey: 'category-tree:delete.title',
    },
    lazy: withTexts(['category-tree'], () => import('./delete/delete-page')),
  },
];
