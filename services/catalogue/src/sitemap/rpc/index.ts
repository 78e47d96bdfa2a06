import type { SitemapService } from '@setu/proto/catalogue/sitemap';
import type { Rpcs } from '../../served.js';
import { listSitemapCards } from './list-sitemap-cards.js';
import { listSitemapCompanies } from './list-sitemap-companies.js';
import { listSitemapLinks } from './list-sitemap-links.js';
import { listSitemapParts } from './list-sitemap-parts.js';

/** The procedures that export public pages for search engines. */
export const sitemapRpcs = {
  listSitemapParts,
  listSitemapCards,
  listSitemapCompanies,
  listSitemapLinks,
} satisfies Rpcs<typeof SitemapService>;
