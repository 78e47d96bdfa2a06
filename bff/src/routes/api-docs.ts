import { endpoints } from '@setu/contract';
import { pageHeaders } from '../http/headers.js';
import { originOf } from '../http/origin.js';
import { route } from '../http/route.js';

/** The API document: a page without scripts for people, and JSON for callers that request it. */
export const apiDocsRoutes = [
  route(endpoints.getApiDocs, { quiet: true, browserRuns: true }, async (call) => {
    const description = await call.deps.openapi();
    if (!call.browser) return { data: { openapi: '', ...description } };
    const { apiDocsPage } = await import('../html/api-docs-page.js');
    const { req, res, locale: language } = call;
    const nonce = pageHeaders(res);
    res.type('html').send(apiDocsPage(description, { language, origin: originOf(req, call.deps.config), nonce }));
    return { sent: true };
  }),
];
