import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { homePage } from '../pages/home.js';
import { openedHome, openedStaticPage } from '../pages/opened.js';
import { staticPage } from '../pages/static-page.js';
import { suggestions } from '../pages/suggestions.js';

/** Home page, static pages, search. */
export const homeRoutes = [
  route(endpoints.getHome, { page: openedHome }, async (call) => ({
    data: await homePage(call),
  })),
  route(endpoints.getStaticPage, { page: openedStaticPage }, async (call) => ({
    data: await staticPage(call, call.params.link),
  })),
  route(endpoints.getSuggestions, { quiet: true, typed: true }, async (call) => {
    await call.deps.suggestLimit.take(call.req.ip ?? '');
    return { data: await suggestions(call, call.query.q) };
  }),
];
