import { screens } from '@setu/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { prefetch } from '../../api/prefetch';
import { withTexts } from '../../i18n/load-texts';
import { listSearch } from '../../lib/list-search';
import type { FeatureRoute } from '../../session/route-handle';
import { getCategoryIndex, listCards } from './api';
import { requestsCards } from './paths';

const queryOf = (request: Request) => new URL(request.url).searchParams;

/**
 * Starts the query for the cards while the screen's code loads. Our own links have canonical addresses, so the screen
 * sends the same query.
 */
const prefetchCards = (categoryId: string | null, params: URLSearchParams) =>
  prefetch(listCards.initiate({ categoryId, search: listSearch(params) }, { subscribe: false }));

export const routes: FeatureRoute[] = [
  {
    path: screens.category_index,
    handle: { screen: 'category_index', access: 'public', titleKey: 'catalogue:index.title' },
    loader: ({ request }: LoaderFunctionArgs) => {
      const params = queryOf(request);
      if (requestsCards(params)) prefetchCards(null, params);
      else prefetch(getCategoryIndex.initiate(undefined, { subscribe: false }));
      return null;
    },
    lazy: withTexts(['catalogue'], () => import('./category-index-page')),
  },
  {
    path: screens.category_page,
    handle: { screen: 'category_page', access: 'public', titleKey: 'catalogue:list.title' },
    loader: ({ request, params: { id = '' } }: LoaderFunctionArgs) => {
      prefetchCards(id, queryOf(request));
      return null;
    },
    lazy: withTexts(['catalogue'], () => import('./category-page')),
  },
];
