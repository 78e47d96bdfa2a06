import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { apiDocsRoutes } from './routes/api-docs.js';

/** GET /api/docs, asked for data: the OpenAPI document the page is made from. */
const apiDocsView = z.looseObject({ openapi: z.string() });

export const apiDocsEndpoints = /* @__PURE__ */ endpointsOf(apiDocsRoutes, {
  getApiDocs: { summary: 'This document as a page', answer: apiDocsView },
});
