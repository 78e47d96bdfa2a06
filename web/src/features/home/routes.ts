import { screens } from '@setu/contract';
import { prefetch } from '../../api/prefetch';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';
import { getHome } from './api';

export const routes: FeatureRoute[] = [
  {
    path: screens.index,
    handle: { screen: 'index', access: 'public', titleKey: 'home:title' },
    loader: () => {
      prefetch(getHome.initiate(undefined, { subscribe: false }));
      return null;
    },
    lazy: withTexts(['home'], () => import('./home-page')),
  },
];
