import type { Rpc } from '../../served.js';
import { readSitemapPage } from './sitemap-page.js';

/** Returns the next companies with public cards by id. Throws `invalid` unless the limit is from 1 to 1000. */
export const listSitemapCompanies: Rpc<'listSitemapCompanies'> =
  ({ read }) =>
  async ({ afterCompanyId, limit: requestedLimit }) => {
    const { afterId, limit } = readSitemapPage(afterCompanyId, requestedLimit);
    return { companyIds: await read.sitemap.companies(afterId, limit) };
  };
