import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';

export const routes: FeatureRoute[] = [
  {
    path: screens.search_words_page,
    handle: {
      screen: 'search_words_page',
      access: { any: ['catalogue_edit'] },
      titleKey: 'search-words:title',
      ownSearch: true,
    },
    lazy: withTexts(['search-words', 'fields'], () => import('./words-page')),
  },
];
