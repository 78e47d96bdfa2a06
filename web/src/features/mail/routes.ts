import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';

export const routes: FeatureRoute[] = [
  {
    path: screens.mail_choices_page,
    handle: { screen: 'mail_choices_page', access: 'user', titleKey: 'mail:choices.title' },
    lazy: withTexts(['mail'], () => import('./choices/mail-choices-page')),
  },
  {
    path: screens.kept_mail_list_page,
    handle: { screen: 'kept_mail_list_page', access: 'public', titleKey: 'mail:kept.title', shell: 'public' },
    lazy: withTexts(['mail'], () => import('./stored/stored-email-list-page')),
  },
  {
    path: screens.kept_mail_page,
    handle: { screen: 'kept_mail_page', access: 'public', titleKey: 'mail:kept.one', shell: 'public' },
    lazy: withTexts(['mail'], () => import('./stored/stored-email-page')),
  },
];
