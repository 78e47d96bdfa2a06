import type { Rpc } from '../../served.js';
import { readSitemapPage } from './sitemap-page.js';

/** The next companies with cards anyone sees, in the order of their ids; `invalid` for a limit that is not 1 to 1000. */
export const listSitemapCompanies: Rpc<'listSitemapCompanies'> =
  ({ read }) =>
  async ({ afterCompanyId, limit: asked }) => {
    const { afterId, limit } = readSitemapPage(afterCompanyId, asked);
    return { companyIds: await read.sitemap.companies(afterId, limit) };
  };
