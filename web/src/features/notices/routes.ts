import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';

export const routes: FeatureRoute[] = [
  {
    path: screens.notice_list_page,
    handle: { screen: 'notice_list_page', access: 'user', titleKey: 'notices:title', ownSearch: true },
    lazy: withTexts(['notices'], () => import('./notice-list-page')),
  },
];
