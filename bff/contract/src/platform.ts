import { endpointsOf } from './endpoint.js';
import { pageContext } from './page-context.js';
import { platformRoutes } from './routes/platform.js';

export const platformEndpoints = /* @__PURE__ */ endpointsOf(platformRoutes, {
  getPageContext: { summary: 'What every page knows', answer: pageContext },
  getOpenApi: { summary: 'This document' },
  getRobots: { summary: 'What search engines may read' },
  getSitemap: { summary: 'The index of the sitemap' },
  getSitemapPart: { summary: 'A part of the sitemap, `{part}` as the index names it: `cards.xml`' },
});
