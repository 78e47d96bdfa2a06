import type { Rpc } from '../../served.js';

/** Returns the links of all static pages. */
export const listSitemapLinks: Rpc<'listSitemapLinks'> =
  ({ read }) =>
  async () => ({ links: await read.sitemap.links() });
