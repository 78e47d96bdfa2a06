import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { sendRobots, sendSitemap, sendSitemapPart } from './search-engines.js';

/** Routes beyond the specification: the page context, the API document, and files for search engines. */
export const platformRoutes = [
  route(endpoints.getPageContext, { quiet: true, anySpeaker: true }, async (ask) => ({
    data: await ask.deps.pageContext(ask.caller),
  })),
  route(endpoints.getOpenApi, { quiet: true }, async (ask) => {
    ask.res.json(await ask.deps.openapi());
    return { sent: true };
  }),
  route(endpoints.getRobots, { quiet: true }, async (ask) => sendRobots(ask)),
  route(endpoints.getSitemap, { quiet: true }, (ask) => sendSitemap(ask)),
  route(endpoints.getSitemapPart, { quiet: true, budgetMs: 60_000 }, (ask) => sendSitemapPart(ask, ask.params.part)),
];
