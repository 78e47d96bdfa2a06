import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { sendRobots, sendSitemap, sendSitemapPart } from './search-engines.js';

/** Routes beyond the specification: the page context, the API document, and files for search engines. */
export const platformRoutes = [
  route(endpoints.getPageContext, { quiet: true, anySpeaker: true }, async (call) => ({
    data: await call.deps.pageContext(call.caller),
  })),
  route(endpoints.getOpenApi, { quiet: true }, async (call) => {
    call.res.json(await call.deps.openapi());
    return { sent: true };
  }),
  route(endpoints.getRobots, { quiet: true }, async (call) => sendRobots(call)),
  route(endpoints.getSitemap, { quiet: true }, (call) => sendSitemap(call)),
  route(endpoints.getSitemapPart, { quiet: true, budgetMs: 60_000 }, (call) => sendSitemapPart(call, call.params.part)),
];
