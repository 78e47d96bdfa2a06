import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';

export const routes: FeatureRoute[] = [
  {
    path: screens.user_substitute_page,
    handle: { screen: 'user_substitute_page', access: 'user', titleKey: 'substitution:title' },
    lazy: withTexts(['substitution', 'account', 'fields'], () => import('./substitution-page')),
  },
];
