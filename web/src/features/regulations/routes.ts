import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';

export const routes: FeatureRoute[] = [
  {
    path: screens.regulations_page,
    handle: { screen: 'regulations_page', access: { any: ['catalogue_edit'] }, titleKey: 'regulations:title' },
    lazy: withTexts(['regulations', 'fields'], () => import('./regulations-page')),
  },
];
