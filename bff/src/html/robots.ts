import { absolute } from './addresses.js';
import type { Reader } from './page-document.js';

/** Paths that need a signed-in user, and paths that only scripts call. */
const closed = [
  '/account/',
  '/admin/',
  '/api/',
  '/basket/',
  '/broker/',
  '/customer/',
  '/login',
  '/logout',
  '/register',
  '/request/',
  '/supplier/create',
  '/supplier/requests',
  '/user/',
];

/** Parameters of filtered lists: endless addresses of the same cards. */
const narrowed = ['f_search', 'f_exact', 'f_price', 'f[', 'f%5B', 'sort', 'limit', 'accept'];

/** Returns robots.txt: what search engines may read (RFC 9309), and where the sitemap is. */
export const robotsText = (site: Pick<Reader, 'origin'>): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...narrowed.flatMap((name) => [`Disallow: /*?${name}`, `Disallow: /*&${name}`]),
    '',
    `Sitemap: ${absolute(site, '/sitemap.xml')}`,
    '',
  ].join('\n');
