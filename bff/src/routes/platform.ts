import { pageContext as pageContextSchema } from '@setu/contract';
import { z } from 'zod';
import { route } from '../http/route.js';
import { pageContext } from '../pages/page-context.js';

/** What is ours beside the specification: the page context and the API's own description. */
export const platformRoutes = [
  route(
    'get',
    '/api/page-context',
    { kind: 'A', who: 'public', quiet: true, summary: 'What every page knows', answer: pageContextSchema },
    async (ask) => ({ data: await pageContext(ask.deps, ask.caller) }),
  ),
  route(
    'get',
    '/api/openapi.json',
    { kind: 'A', who: 'public', quiet: true, summary: 'This document', answer: z.unknown() },
    async (ask) => {
      ask.res.json(ask.deps.openapi());
      return { sent: true };
    },
  ),
];
