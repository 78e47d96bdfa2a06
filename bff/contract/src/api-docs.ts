import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { apiDocsRoutes } from './routes/api-docs.js';

/** GET /api/docs as JSON: the OpenAPI document that the page shows. */
const apiDocsView = z.looseObject({ openapi: z.string() });

export const apiDocsEndpoints = /* @__PURE__ */ endpointsOf(apiDocsRoutes, {
  getApiDocs: { summary: 'Returns this document as a page', answer: apiDocsView },
});
