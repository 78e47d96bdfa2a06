import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';

export const routes: FeatureRoute[] = [
  {
    path: screens.settings_page,
    handle: {
      screen: 'settings_page',
      access: { any: ['catalogue_edit'] },
      titleKey: 'settings:title',
      ownSearch: true,
    },
    lazy: withTexts(['settings', 'setting-words', 'fields'], () => import('./settings-page')),
  },
];
