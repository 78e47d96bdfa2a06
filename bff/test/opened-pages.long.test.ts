import type { CardView, CategoryIndexView, CategoryView } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { type OpenedPage, readPage } from './opened-page.js';
import { startWorld, type World } from './world.js';

const site = 'https://setu.example';
const unknown = '0195a000-0000-7000-8000-000000000000';

let world: World;
let visitor: Browser;
let product: CardView;
let service: CardView;
let otherCategory: string;

/** Opens a page like `curl`: without cookies, accepting any type. */
const open = async (path: string, headers: Record<string, string> = {}): Promise<OpenedPage> => {
  for (let left = 5; ; left -= 1) {
    const reply = await fetch(`${world.origin}${path}`, { redirect: 'manual', headers: { Accept: '*/*', ...headers } });
    const text = await reply.text();
    // A busy machine may exceed the time limit for anonymous visitors. The answer says to try again, and the test does.
    if (reply.status !== 503 || left === 0) return readPage({ status: reply.status, headers: reply.headers, text });
  }
};

/** Withdraws a card from publication. */
const withdraw = (skuId: string): Promise<void> =>
  world.services.catalogue.deps.write(async ({ cardTransitions, readModel }) => {
    await cardTransitions.withdraw(skuId);
    await readModel.project([skuId]);
  });

const pathOf = ({ type, category_id, sku_id }: CardView): string => `/catalog/${type}/${category_id}/${sku_id}`;

beforeAll(async () => {
  world = await startWorld({ PUBLIC_ORIGIN: site });
  visitor = world.browser('en');
  const list = async (search: string) =>
    (await visitor.get<CategoryView>(`/catalog/category/?f_search=${encodeURIComponent(search)}&limit=100`)).pagination
      .items;
  const priced = (card: CardView) => card.price_from !== null && card.pictures.length > 0;
  product = (await list('pump')).find((card) => card.type === 'product' && priced(card)) as CardView;
  const { trees } = await visitor.get<CategoryIndexView>('/catalog/category/');
  const services = trees.find(({ type }) => type === 'service')?.id ?? '';
  service = (await visitor.get<CategoryView>(`/catalog/category/${services}`)).pagination.items[0] as CardView;
  otherCategory = trees.find(({ type }) => type === 'service')?.children[0]?.id ?? '';
  expect([product, service, otherCategory].every(Boolean)).toBe(true);
}, 240_000);
afterAll(async () => world?.close());

/** The paths of every kind of page in this test environment. */
const pages = (): Record<string, string> => ({
  'the home page': '/',
  'the catalogue': '/catalog/category/',
  'a product list': `/catalog/category/${product.category_id}`,
  'a product': pathOf(product),
  'a service': pathOf(service),
  'a company': `/company/${product.company.id}`,
  'a company’s catalogue': `/company/${product.company.id}/catalog`,
  'a static page': '/page/about',
});
const kinds = [
  'the home page',
  'the catalogue',
  'a product list',
  'a product',
  'a service',
  'a company',
  'a company’s catalogue',
  'a static page',
];

describe.each(['ru', 'en'] as const)('A page opened without the web app in %s', (language) => {
  const locale = { ru: 'ru_RU', en: 'en_EN' }[language];

  it.each(kinds)('%s has title, text, addresses in both languages, a preview and JSON-LD', async (kind) => {
    const path = pages()[kind] ?? '';
    const page = await open(`${path}?locale=${locale}`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text).toContain(`<html lang="${language}">`);
    expect(page.title).toMatch(/^.+ · Setu$/);
    expect(page.meta('description')?.length).toBeGreaterThan(20);
    expect(page.meta('description')?.length).toBeLessThanOrEqual(200);
    expect(page.links('canonical')).toEqual({ '': `${site}${path}?locale=${locale}` });
    expect(page.links('alternate')).toEqual({
      ru: `${site}${path}?locale=ru_RU`,
      en: `${site}${path}?locale=en_EN`,
      'x-default': `${site}${path}`,
    });
    expect(page.meta('og:title')).toBe(page.title.replace(/ · Setu$/, ''));
    expect(page.meta('og:url')).toBe(`${site}${path}?locale=${locale}`);
    expect(page.meta('og:image')).toMatch(
      /^https:\/\/setu\.example\/(cover\.png|media\/file\/[\w-]+\/picture\.webp\?w=1200)$/,
    );
    expect(page.text.match(/<h1>/g)).toHaveLength(1);
    expect(page.things.length).toBeGreaterThan(0);
    expect(page.complaints).toEqual([]);
    if (language === 'ru') expect(page.plainText).toMatch(/[а-яё]{4}/i);
  });

  it.each(kinds)('%s embeds exactly the answers that the web app would request', async (kind) => {
    const path = pages()[kind] ?? '';
    const { answers } = await open(`${path}?locale=${locale}`);
    expect(Object.keys(answers)).toContain(path);
    const browser = world.browser(language);
    for (const [address, answer] of Object.entries(answers))
      expect([address, answer]).toEqual([address, await browser.get(address)]);
  });
});

describe('A product’s page', () => {
  it('shows name, price and supplier, and describes them for machines', async () => {
    const page = await open(`${pathOf(product)}?locale=en`);
    const figure = new Intl.NumberFormat('en-GB').format(product.price_from ?? 0);
    expect(page.plainText).toContain(product.name);
    expect(page.plainText).toContain(`₹${figure}`);
    expect(page.plainText).toContain(product.company.short_name);
    const [thing] = page.things;
    expect(thing).toMatchObject({ '@type': 'Product', name: product.name });
    const offers = thing?.offers as { price?: number; lowPrice?: number; priceCurrency: string };
    expect([offers.price ?? offers.lowPrice, offers.priceCurrency]).toEqual([product.price_from, 'INR']);
    const crumbs = page.things.find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement as { item: string }[];
    expect(crumbs.at(-1)?.item).toBe(`${site}${pathOf(product)}?locale=en_EN`);
  });

  it('is canonical at an address without a language, for every client', async () => {
    for (const query of ['', '?locale=xx', '?utm_source=mail']) {
      const page = await open(`${pathOf(product)}${query}`);
      expect(page.links('canonical')).toEqual({ '': `${site}${pathOf(product)}` });
      expect(page.meta('og:url')).toBe(page.links('alternate')['x-default']);
    }
  });

  it('shows the price in roubles in Russian, with the original rupees', async () => {
    const page = await open(`${pathOf(product)}?locale=ru`);
    expect(page.plainText).toMatch(/\d\s₽ \(₹\s\d/);
  });

  it('has a canonical address without the page number of the list it was opened from', async () => {
    const page = await open(`${pathOf(product)}/3?locale=en`);
    expect(page.links('canonical')).toEqual({ '': `${site}${pathOf(product)}?locale=en_EN` });
    expect(Object.keys(page.answers)).toEqual([pathOf(product)]);
  });
});

describe('A list’s page', () => {
  it('links to its next page, which has its own canonical address', async () => {
    const path = '/catalog/category/';
    const { trees } = await visitor.get<CategoryIndexView>(path);
    const long = trees.find(({ type }) => type === 'product')?.id ?? '';
    const first = await open(`${path}${long}?locale=en`);
    expect(first.text).toContain(`<a rel="next" href="${path}${long}?page=2">`);
    const second = await open(`${path}${long}?page=2&locale=en&utm_source=mail`);
    expect(second.links('canonical')).toEqual({ '': `${site}${path}${long}?page=2&locale=en_EN` });
    expect(Object.keys(second.answers)).toEqual([`${path}${long}?page=2`]);
  });

  it('is not indexed with filters, and drops unreadable parameters', async () => {
    const page = await open(`/catalog/category/${product.category_id}?f_search=pump&page=0&sort[nope]=asc&locale=en`);
    expect([page.status, page.meta('robots')]).toEqual([200, 'noindex, follow']);
    expect(page.links('canonical')).toEqual({});
    expect(Object.keys(page.answers)).toEqual([`/catalog/category/${product.category_id}?f_search=pump`]);
  });
});

describe('An address without a page', () => {
  it.each([
    ['a card', () => `/catalog/product/${product.category_id}/${unknown}`],
    ['a product at a service’s address', () => pathOf({ ...product, type: 'service' })],
    ['a category', () => `/catalog/category/${unknown}`],
    ['a company', () => `/company/${unknown}`],
    ['a company’s catalogue', () => `/company/${unknown}/catalog`],
    ['a static page', () => '/page/nothing-of-the-kind'],
  ])('is 404 for everyone: %s', async (_name, path) => {
    const page = await open(path());
    expect([page.status, page.meta('robots')]).toEqual([404, 'noindex, follow']);
    expect(page.headers.get('content-type')).toContain('text/html');
    const buyer = await world.signedIn('buyer@volga.example', 'en');
    // If the answer takes longer than 300 ms, as on a busy machine, the web app reports the error instead.
    await expect.poll(async () => (await buyer.visit(path())).status, { timeout: 20_000 }).toBe(404);
  });

  it('redirects permanently if the card has moved, while addresses with a parent category still work', async () => {
    const moved = await open(`/catalog/product/${otherCategory}/${product.sku_id}?locale=en`);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `${pathOf(product)}?locale=en`]);
    const above = await open(`/catalog/product/${product.tree_id}/${product.sku_id}?locale=en`);
    expect(above.status).toBe(200);
    expect(above.links('canonical')).toEqual({ '': `${site}${pathOf(product)}?locale=en_EN` });
  });

  it('is 404 for a withdrawn card', async () => {
    const { pagination } = await visitor.get<CategoryView>('/catalog/category/?f_search=tea&limit=100');
    const withdrawn = pagination.items.at(-1) as CardView;
    await withdraw(withdrawn.sku_id);
    expect((await open(pathOf(withdrawn))).status).toBe(404);
  });
});

describe('One address with two representations', () => {
  it.each([
    'facebookexternalhit/1.1',
    'TelegramBot (like TwitterBot)',
    'WhatsApp/2.23',
    'Slackbot-LinkExpanding 1.0',
    'curl/8.5.0',
  ])('a link preview gets the page: %s', async (agent) => {
    for (const headers of [{ Accept: '*/*' }, { Accept: '' }, { Accept: 'text/html,*/*;q=0.8' }]) {
      const page = await open(`${pathOf(product)}?locale=en`, { 'User-Agent': agent, ...headers });
      expect([headers, page.status, page.meta('og:title')]).toEqual([headers, 200, product.name]);
    }
  });

  it('data goes to clients that ask for it', async () => {
    const requests: [string, Record<string, string>][] = [
      ['', { Accept: 'application/json' }],
      ['', { Accept: 'application/json, text/plain, */*' }],
      ['', { Accept: '*/*', 'X-Requested-With': 'XMLHttpRequest' }],
      ['?accept=json', { Accept: '*/*' }],
      ['?accept=json', { Accept: 'text/html' }],
    ];
    for (const [query, headers] of requests) {
      const reply = await fetch(`${world.origin}${pathOf(product)}${query}`, { headers });
      expect([query, headers, reply.headers.get('content-type')]).toEqual([
        query,
        headers,
        'application/json; charset=utf-8',
      ]);
    }
  });

  it('a link preview of a screen that requires a sign-in is redirected to the sign-in page', async () => {
    const page = await open('/basket/');
    expect([page.status, page.headers.get('location')]).toEqual([302, '/login?next=%2Fbasket%2F']);
  });

  it('the browser keeps the language of the address', async () => {
    const browser = world.browser('ru');
    const page = await browser.visit('/page/about?locale=en_EN');
    expect(page.headers.getSetCookie().find((line) => line.startsWith('locale='))).toMatch(
      /^locale=en_EN; Max-Age=31536000; Path=\/; .*SameSite=Lax$/,
    );
    expect(page.headers.getSetCookie().join()).not.toMatch(/locale=en_EN;[^,]*HttpOnly/);
    expect((await browser.context()).locale).toBe('en_EN');
    expect((await browser.visit('/page/about?locale=xx')).headers.getSetCookie().join()).not.toContain('locale=');
  });

  it('the supplier’s platform has its own addresses and home page', async () => {
    const { port } = new URL(world.origin);
    const { request } = await import('node:http');
    const text = await new Promise<string>((resolve, reject) => {
      const headers = { Host: `supplier.localhost:${port}`, Accept: '*/*' };
      request(`${world.origin.replace('localhost', '127.0.0.1')}/?locale=en`, { headers }, (reply) => {
        let got = '';
        reply.on('data', (chunk) => {
          got += chunk;
        });
        reply.on('end', () => resolve(got));
      })
        .on('error', reject)
        .end();
    });
    const page = readPage({ status: 200, headers: new Headers(), text });
    expect(page.links('canonical')).toEqual({ '': `https://supplier.localhost:${port}/?locale=en_EN` });
    const foreign = await open('/?locale=en', { 'X-Forwarded-Host': 'evil.example' });
    expect(foreign.text).not.toContain('evil.example');
  });
});
