import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';

export const routes: FeatureRoute[] = [
  {
    path: screens.fos_user_security_login,
    handle: { screen: 'fos_user_security_login', access: 'public', titleKey: 'account:signIn.title', shell: 'public' },
    lazy: withTexts(['account'], () => import('./sign-in/sign-in-page')),
  },
  {
    path: screens.my_account_page,
    handle: { screen: 'my_account_page', access: 'user', titleKey: 'account:dashboard.title' },
    lazy: withTexts(['account', 'notices', 'requests'], () => import('./dashboard/dashboard-page')),
  },
];
