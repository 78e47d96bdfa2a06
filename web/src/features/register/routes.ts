import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';

export const routes: FeatureRoute[] = [
  {
    path: screens.fos_user_registration_register,
    handle: {
      screen: 'fos_user_registration_register',
      access: 'public',
      titleKey: 'register:title',
      shell: 'public',
    },
    lazy: withTexts(['register', 'signing', 'fields'], () => import('./form/register-page')),
  },
  {
    path: screens.registration_code_page,
    handle: { screen: 'registration_code_page', access: 'public', titleKey: 'register:code.title', shell: 'public' },
    lazy: withTexts(['register', 'fields'], () => import('./code/code-page')),
  },
];
