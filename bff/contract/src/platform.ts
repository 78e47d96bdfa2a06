import { endpointsOf } from './endpoint.js';
import { pageContext } from './page-context.js';
import { platformRoutes } from './routes/platform.js';

export const platformEndpoints = /* @__PURE__ */ endpointsOf(platformRoutes, {
  getPageContext: { summary: 'Returns the data that every page needs', answer: pageContext },
  getOpenApi: { summary: 'Returns this document' },
  getRobots: { summary: 'Returns robots.txt for search engines' },
  getSitemap: { summary: 'Returns the index of the sitemap' },
  getSitemapPart: { summary: 'Returns a part of the sitemap. The index names its parts, such as `cards.xml`' },
});
