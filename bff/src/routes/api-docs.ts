import { endpoints } from '@setu/contract';
import { pageHeaders } from '../http/headers.js';
import { originOf } from '../http/origin.js';
import { route } from '../http/route.js';

/** The API document: a page without scripts for people, and JSON for callers that request it. */
export const apiDocsRoutes = [
  route(endpoints.getApiDocs, { quiet: true, browserRuns: true }, async (ask) => {
    const description = await ask.deps.openapi();
    if (!ask.browser) return { data: { openapi: '', ...description } };
    const { apiDocsPage } = await import('../html/api-docs-page.js');
    const { req, res, locale: language } = ask;
    const nonce = pageHeaders(res);
    res.type('html').send(apiDocsPage(description, { language, origin: originOf(req, ask.deps.config), nonce }));
    return { sent: true };
  }),
];
