import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { homePage } from '../pages/home.js';
import { openedHome, openedStaticPage } from '../pages/opened.js';
import { staticPage } from '../pages/static-page.js';
import { suggestions } from '../pages/suggestions.js';

/** Home page, static pages, search. */
export const homeRoutes = [
  route(endpoints.getHome, { page: openedHome }, async (ask) => ({
    data: await homePage(ask),
  })),
  route(endpoints.getStaticPage, { page: openedStaticPage }, async (ask) => ({
    data: await staticPage(ask, ask.params.link),
  })),
  route(endpoints.getSuggestions, { quiet: true, typed: true }, async (ask) => {
    await ask.deps.suggestLimit.take(ask.req.ip ?? '');
    return { data: await suggestions(ask, ask.query.q) };
  }),
];
