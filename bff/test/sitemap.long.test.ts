import type { CategoryView } from '@setu/contract';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPage } from './opened-page.js';
import { startWorld, type World } from './world.js';

const site = 'https://setu.example';
/** The limits of sitemaps.org: addresses in a sitemap, its bytes, and characters of an address. */
const maxUrls = 50_000;
const maxBytes = 50 * 1024 * 1024;
const longestAddress = 2048;
const w3cTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

interface Alternate {
  rel: string;
  hreflang: string;
  href: string;
}
interface Url {
  loc: string;
  lastmod?: string;
  'xhtml:link': Alternate[];
}

let world: World;
beforeAll(async () => {
  world = await startWorld({ PUBLIC_ORIGIN: site });
}, 240_000);
afterAll(async () => world?.close());

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
});

const fetchXml = async (path: string) => {
  const reply = await fetch(`${world.origin}${path}`);
  const text = await reply.text();
  expect([path, reply.status, reply.headers.get('content-type')]).toEqual([
    path,
    200,
    expect.stringMatching(/^application\/xml/),
  ]);
  expect([path, XMLValidator.validate(text)]).toEqual([path, true]);
  expect(reply.headers.getSetCookie()).toEqual([]);
  return { text, document: parser.parse(text) as Record<string, Record<string, unknown>> };
};

/** Returns the paths of the parts that the index names. */
const parts = async (): Promise<string[]> => {
  const { document } = await fetchXml('/sitemap.xml');
  expect(document.sitemapindex?.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const named = document.sitemapindex?.sitemap as { loc: string }[];
  return named.map(({ loc }) => loc.replace(site, ''));
};

const urlsOf = async (path: string): Promise<Url[]> => {
  const { text, document } = await fetchXml(path);
  expect(document.urlset?.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(Buffer.byteLength(text)).toBeLessThan(maxBytes);
  const urls = document.urlset?.url as Url[];
  expect(urls.length).toBeLessThanOrEqual(maxUrls);
  return urls;
};

it('every part of the sitemap follows its schema, and each page links to its other languages', async () => {
  for (const part of await parts()) {
    for (const url of await urlsOf(part)) {
      expect(Object.keys(url).filter((name) => name !== 'xhtml:link')).toEqual(
        url.lastmod ? ['loc', 'lastmod'] : ['loc'],
      );
      expect(url.loc.startsWith(`${site}/`) && url.loc.length <= longestAddress && URL.canParse(url.loc)).toBe(true);
      if (url.lastmod) expect(url.lastmod).toMatch(w3cTime);
      const links = url['xhtml:link'];
      expect(links.map(({ rel, hreflang }) => `${rel} ${hreflang}`)).toEqual([
        'alternate ru',
        'alternate en',
        'alternate x-default',
      ]);
      expect(links.map(({ href }) => href)).toContain(url.loc);
    }
  }
});

it('the sitemap contains each public card once in each language, and no duplicates', async () => {
  const all: string[] = [];
  for (const part of await parts()) all.push(...(await urlsOf(part)).map(({ loc }) => loc));
  expect(new Set(all).size).toBe(all.length);
  const { stats } = await world.browser('en').get<{ stats: { skus: number } }>('/');
  const cards = all.filter((loc) => /\/catalog\/(product|service)\//.test(loc));
  expect(cards.length).toBe(2 * stats.skus);
  const { pagination } = await world.browser('en').get<CategoryView>('/catalog/category/?f_search=pump');
  for (const { type, category_id, sku_id } of pagination.items)
    expect(all).toContain(`${site}/catalog/${type}/${category_id}/${sku_id}?locale=ru_RU`);
  for (const path of ['/', '/catalog/category/', '/page/about']) expect(all).toContain(`${site}${path}?locale=en_EN`);
});

it('each page in the sitemap exists at its canonical address', async () => {
  for (const part of await parts()) {
    const urls = await urlsOf(part);
    for (const { loc } of [urls[0], urls.at(-1)] as Url[]) {
      const reply = await fetch(loc.replace(site, world.origin), { redirect: 'manual' });
      const page = readPage({ status: reply.status, headers: reply.headers, text: await reply.text() });
      expect([loc, page.status, page.links('canonical')]).toEqual([loc, 200, { '': loc }]);
    }
  }
});

it('an unknown part of the sitemap is 404, and a part named after any card or company starts with the next one', async () => {
  for (const path of [
    '/sitemap/nothing.xml',
    '/sitemap/cards-x.xml',
    '/sitemap/cards-.xml',
    '/sitemap/pages-x.xml',
    '/sitemap/constructor.xml',
    '/sitemap/cards',
    '/sitemap/cards.xml/x',
  ])
    expect([path, (await fetch(`${world.origin}${path}`)).status]).toEqual([path, 404]);
  const first = await urlsOf('/sitemap/cards.xml');
  const id = first[0]?.loc.split(/[/?]/).at(-2) ?? '';
  expect(await urlsOf(`/sitemap/cards-${id}.xml`)).toEqual(first.slice(2));
  const companies = await urlsOf('/sitemap/companies.xml');
  const company = companies[0]?.loc.split(/[/?]/).at(-2) ?? '';
  expect(await urlsOf(`/sitemap/companies-${company}.xml`)).toEqual(companies.slice(4));
});

it('robots.txt keeps search engines away from addresses without pages, and names the sitemap', async () => {
  const reply = await fetch(`${world.origin}/robots.txt`);
  const lines = (await reply.text()).split('\n');
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(lines[0]).toBe('User-agent: *');
  expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`);
  for (const path of ['/basket/', '/user/', '/api/', '/broker/', '/request/'])
    expect(lines).toContain(`Disallow: ${path}`);
  const closed = lines
    .filter((line) => line.startsWith('Disallow: /') && !line.includes('*'))
    .map((line) => line.slice(10));
  for (const open of ['/', '/catalog/category/', '/company/x', '/page/about', '/media/file/x', '/build/x.js'])
    expect(closed.filter((path) => open.startsWith(path))).toEqual([]);
});

it('while the catalogue is down the sitemap asks to try again and is never empty', async () => {
  await world.stop('catalogue');
  try {
    for (const path of ['/sitemap.xml', '/sitemap/cards.xml']) {
      const reply = await fetch(`${world.origin}${path}`);
      expect([path, reply.status, reply.headers.get('retry-after')]).toEqual([path, 503, '5']);
    }
  } finally {
    await world.restart('catalogue');
  }
});
