import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { pageContext } from '../pages/page-context.js';

/** What is ours beside the specification: the page context and the API's own description. */
export const platformRoutes = [
  route(endpoints.getPageContext, { quiet: true }, async (ask) => ({ data: await pageContext(ask.deps, ask.caller) })),
  route(endpoints.getOpenApi, { quiet: true }, async (ask) => {
    ask.res.json(await ask.deps.openapi());
    return { sent: true };
  }),
];
