import { absolute, addressIn, languages } from './addresses.js';
import { escapeHtml } from './markup.js';
import type { Reader } from './page-document.js';

/** A page in the sitemap. */
export interface SitemapEntry {
  /** The canonical path. */
  path: string;
  /** ISO 8601. */
  changedAt?: string;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const xhtml = 'http://www.w3.org/1999/xhtml';

/** The beginning and end of a sitemap part. `sitemapEntry`s go between them. */
export const partBegin = `${declaration}<urlset xmlns="${sitemaps}" xmlns:xhtml="${xhtml}">\n`;
export const partEnd = '</urlset>\n';

const alternate = (language: string, address: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`;

/**
 * Renders a page in a part: one `url` per language, each linking to the others (sitemaps.org 0.9 and Google's
 * `xhtml:link`).
 */
export const sitemapEntry = ({ path, changedAt }: SitemapEntry, site: Pick<Reader, 'origin'>): string => {
  const links = [
    ...languages.map((language) => alternate(language, addressIn(site, path, language))),
    alternate('x-default', absolute(site, path)),
  ].join('');
  const changed = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`;
  return languages
    .map((language) => `<url><loc>${escapeHtml(addressIn(site, path, language))}</loc>${changed}${links}</url>\n`)
    .join('');
};

/** Renders the index with the address of every part. */
export const sitemapIndex = (paths: readonly string[], site: Pick<Reader, 'origin'>): string =>
  `${declaration}<sitemapindex xmlns="${sitemaps}">\n${paths
    .map((path) => `<sitemap><loc>${escapeHtml(absolute(site, path))}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`;
