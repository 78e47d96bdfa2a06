import { companies, demoCards } from '@setu/demo-world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { readPage } from './opened-page.js';
import { startWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 240_000);
afterAll(() => world?.close());

const person = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0' };
const published = demoCards().filter(({ state }) => state === 'published');
const kaveri = companies.find(({ shortName }) => shortName.startsWith('Kaveri'))?.id ?? '';
const crawler = { 'User-Agent': 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)' };
const [card, other, third] = published.filter(({ companyId, type }) => companyId === kaveri && type === 'product');
const pathOf = (of = card) => `/catalog/product/${of?.categoryId}/${of?.id}`;

const visit = (browser: Browser, of = card, headers: Record<string, string> = person) =>
  browser.call(pathOf(of), { headers });

/**
 * Waits for a card's page with content. If the catalogue is slow, the page comes without content and the app loads it.
 */
const opened = (browser: Browser) =>
  expect
    .poll(
      async () => {
        const { status, headers, text } = await browser.visit(pathOf(), person);
        return readPage({ status, headers, text }).title;
      },
      { timeout: 20_000 },
    )
    .toContain(card?.name.ru);

it("a card's views count each customer's and visitor's browser once, whether the page or the app loads the card", async () => {
  const { db } = world.services.catalogue.deps;
  await db('card_views').delete();
  const visitor = world.browser('ru');
  await opened(visitor);
  await opened(visitor);
  await visit(visitor);
  const buyer = await world.signedIn('buyer@volga.example', 'ru');
  await opened(buyer);
  await visit(buyer, other);
  for (const email of ['manager@setu.example', 'supplier@kaveri.example', 'supplier@deccan.example'])
    expect((await visit(await world.signedIn(email, 'ru'), third)).status).toBe(200);
  await world.browser('ru').visit(pathOf(third), crawler);
  // The counts are sent to the catalogue before the process ends.
  await world.stopBff();
  const rows = await db('card_views').select<{ sku_id: string; views: number; company_id: string }[]>();
  const counted = new Map(rows.map(({ sku_id, views }) => [sku_id, views]));
  expect(counted).toEqual(
    new Map([
      [card?.id, 2],
      [other?.id, 1],
    ]),
  );
  expect(rows.every(({ company_id }) => company_id === kaveri)).toBe(true);
});
