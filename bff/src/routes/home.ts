import { homeView, staticPageView, suggestionsView } from '@setu/contract';
import { route } from '../http/route.js';
import { homePage } from '../pages/home.js';
import { staticPage } from '../pages/static-page.js';
import { suggestions } from '../pages/suggestions.js';

/** Home, static pages, search. */
export const homeRoutes = [
  route(
    'get',
    '/',
    { kind: 'S', who: 'public', summary: 'The home page of the platform', answer: homeView },
    async (ask) => ({
      data: await homePage(ask),
    }),
  ),
  route(
    'get',
    '/page/:link',
    { kind: 'S', who: 'public', summary: 'A static page in the reader’s language', answer: staticPageView },
    async (ask) => ({ data: await staticPage(ask, ask.params.link ?? '') }),
  ),
  route(
    'get',
    '/catalog/search/autocomplete-products',
    {
      kind: 'A',
      who: 'public',
      quiet: true,
      query: ['q'],
      summary: 'Suggestions for a search of three characters or more',
      answer: suggestionsView,
    },
    async (ask) => {
      await ask.deps.suggestLimit.take(ask.req.ip ?? '');
      return { data: await suggestions(ask) };
    },
  ),
];
