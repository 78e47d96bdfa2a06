import type { Rpc } from '../../served.js';

/** The links of the static pages there are. */
export const listSitemapLinks: Rpc<'listSitemapLinks'> =
  ({ read }) =>
  async () => ({ links: await read.sitemap.links() });
