import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';

export const routes: FeatureRoute[] = [
  {
    path: screens.reset_request_page,
    handle: { screen: 'reset_request_page', access: 'public', titleKey: 'password:request.title', shell: 'public' },
    lazy: withTexts(['password', 'fields'], () => import('./reset/reset-request-page')),
  },
  {
    path: screens.reset_password_page,
    handle: { screen: 'reset_password_page', access: 'public', titleKey: 'password:reset.title', shell: 'public' },
    lazy: withTexts(['password', 'fields'], () => import('./reset/reset-page')),
  },
  {
    path: screens.change_pass,
    handle: { screen: 'change_pass', access: 'user', titleKey: 'password:change.page' },
    lazy: withTexts(['password', 'fields', 'second-factor'], () => import('./change/password-page')),
  },
];
