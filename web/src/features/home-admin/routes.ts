import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';

export const routes: FeatureRoute[] = [
  {
    path: screens.home_edit_page,
    handle: { screen: 'home_edit_page', access: { any: ['catalogue_edit'] }, titleKey: 'home-admin:title' },
    lazy: withTexts(['home-admin', 'fields', 'rich-text'], () => import('./home-admin-page')),
  },
];
