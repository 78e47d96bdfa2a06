import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';

export const routes: FeatureRoute[] = [
  {
    path: screens.email_confirm_page,
    handle: { screen: 'email_confirm_page', access: 'public', titleKey: 'own-account:confirm.title', shell: 'public' },
    lazy: withTexts(['own-account'], () => import('./confirm/email-confirm-page')),
  },
];
