import { screens } from '@setu/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { prefetch } from '../../api/prefetch';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';
import { getCategoryIndex, listCards } from './api';
import { asksForCards } from './paths';

const queryOf = (request: Request) => new URL(request.url).searchParams;

/** What else an address may carry (`locale`, where a link came from) is not the list's. */
const ofTheList = /^(page|limit|sort\[|f_)/;

/** Asks for the cards while the screen's code loads. Addresses of our own links are canonical, so the screen asks the same. */
const askForCards = (categoryId: string | null, params: URLSearchParams) => {
  const search = new URLSearchParams([...params].filter(([name]) => ofTheList.test(name))).toString();
  prefetch(listCards.initiate({ categoryId, search }, { subscribe: false }));
};

export const routes: FeatureRoute[] = [
  {
    path: screens.category_index,
    handle: { screen: 'category_index', access: 'public', titleKey: 'catalogue:index.title' },
    loader: ({ request }: LoaderFunctionArgs) => {
      const params = queryOf(request);
      if (asksForCards(params)) askForCards(null, params);
      else prefetch(getCategoryIndex.initiate(undefined, { subscribe: false }));
      return null;
    },
    lazy: withTexts(['catalogue'], () => import('./category-index-page')),
  },
  {
    path: screens.category_page,
    handle: { screen: 'category_page', access: 'public', titleKey: 'catalogue:list.title' },
    loader: ({ request, params: { id = '' } }: LoaderFunctionArgs) => {
      askForCards(id, queryOf(request));
      return null;
    },
    lazy: withTexts(['catalogue'], () => import('./category-page')),
  },
];
