import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';

export const routes: FeatureRoute[] = [
  {
    path: screens.regulation_sign,
    handle: { screen: 'regulation_sign', access: { any: ['regulation_sign'] }, titleKey: 'signing:title' },
    lazy: withTexts(['signing', 'fields'], () => import('./regulation-sign-page')),
  },
  {
    path: screens.sign_diagnostics,
    handle: { screen: 'sign_diagnostics', access: 'public', titleKey: 'signing:diagnostics.title' },
    lazy: withTexts(['signing'], () => import('./diagnostics-page')),
  },
];
