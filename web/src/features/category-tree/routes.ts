import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { Access } from '../../session/access';
import type { FeatureRoute } from '../../session/route-handle';

const access: Access = { any: ['catalogue_edit'] };
const pages = withTexts(['tree', 'fields'], () => import('./category-pages'));

const screensOfTrees = ['admin_category_tree', 'admin_category_list', 'admin_category_delete'] as const;

export const routes: FeatureRoute[] = screensOfTrees.map((screen) => ({
  path: screens[screen],
  handle: { screen, access, titleKey: 'tree:title', ownSearch: screen !== 'admin_category_delete' },
  lazy: pages,
}));
