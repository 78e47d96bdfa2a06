import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/**
 * Takes screenshots of the key screens in both languages at 1440 and 390 px, for visual review. It needs a running Setu
 * with the demo world: `node web/scripts/shots.mjs http://localhost:8080`. The screenshots are saved in
 * test-results/shots.
 */
const origin = process.argv[2] ?? 'http://localhost:8080';
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../test-results/shots');
const password = 'Setu-demo-1';
const chosen = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** The screens and the user who opens each. An address may be found by querying the BFF as that user. */
const scenes = [
  { as: null, name: 'home', at: '/' },
  { as: null, name: 'static-page', at: '/page/about' },
  { as: null, name: 'categories', at: '/catalog/category/' },
  { as: null, name: 'search', at: '/catalog/category/?f_search=pump' },
  { as: null, name: 'nothing-found', at: '/catalog/category/?f_search=qwxzv' },
  { as: null, name: 'not-found', at: '/no/such/place' },
  { as: null, name: 'sign-in', at: '/login' },
  { as: 'buyer@volga.example', name: 'product', at: cardAddress },
  { as: 'buyer@volga.example', name: 'company', at: companyAddress },
  { as: 'buyer@volga.example', name: 'cart', at: '/basket/' },
  { as: 'buyer@volga.example', name: 'request-form', at: draftAddress },
  { as: 'buyer@volga.example', name: 'requests', at: '/customer/request-from-catalog-list' },
  {
    as: 'buyer@volga.example',
    name: 'request',
    at: '/customer/request-from-catalog-list?status=contracted',
    open: true,
  },
  { as: 'buyer@volga.example', name: 'dashboard', at: '/user/dashboard' },
  { as: 'buyer@volga.example', name: 'notices', at: '/user/notice/list/all' },
  { as: 'newcomer@neva.example', name: 'newcomer', at: '/' },
  { as: 'manager@setu.example', name: 'broker-requests', at: '/broker/request-from-catalog-list' },
  {
    as: 'manager@setu.example',
    name: 'broker-request',
    at: '/broker/request-from-catalog-list?status=new',
    open: true,
  },
];

async function firstCard(page) {
  const response = await page.request.get(`${origin}/catalog/category/?f_search=pump`, {
    headers: { Accept: 'application/json' },
  });
  return (await response.json()).data.pagination.items[0];
}

async function cardAddress(page) {
  const card = await firstCard(page);
  return `/catalog/product/${card.category_id}/${card.sku_id}`;
}

async function companyAddress(page) {
  return `/company/${(await firstCard(page)).company.id}`;
}

async function draftAddress(page) {
  const { sku_id: sku } = await firstCard(page);
  const response = await page.request.get(`${origin}/customer/request/create-from-product/${sku}`, {
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' },
  });
  return response.headers().location;
}

async function signIn(page, email) {
  await page.goto(`${origin}/login`);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

async function takeAll(browser, { locale, width }) {
  const pages = new Map();
  const pageOf = async (email) => {
    if (pages.has(email)) return pages.get(email);
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'locale', value: locale, url: origin }]);
    const page = await context.newPage();
    if (email) await signIn(page, email);
    pages.set(email, page);
    return page;
  };
  for (const { as, name, at, open } of scenes) {
    const page = await pageOf(as);
    await page.goto(origin + (typeof at === 'string' ? at : await at(page)));
    if (open) await page.locator('main tbody a').first().click();
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle').catch(() => {});
    // The window is as high as the page, so that fixed bars appear at the page's end.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: join(folder, `${name}-${locale.slice(0, 2)}-${width}.png`) });
    await page.setViewportSize({ width, height: 900 });
    console.log(`${name} ${locale.slice(0, 2)} ${width}`);
  }
  for (const page of pages.values()) await page.context().close();
}

mkdirSync(folder, { recursive: true });
const executablePath = chosen.find((path) => path && existsSync(path));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
for (const locale of ['ru_RU', 'en_EN']) for (const width of [1440, 390]) await takeAll(browser, { locale, width });
await browser.close();
console.log(`Pictures are in ${folder}`);
