import type { CategoryView, HomeView, PictureView } from '@setu/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 120_000);
afterAll(async () => world?.close());

/** Every picture of an answer, wherever it stands. */
function picturesIn(answer: unknown): PictureView[] {
  if (typeof answer !== 'object' || answer === null) return [];
  if ('original_name' in answer && 'color' in answer) return [answer as PictureView];
  return Object.values(answer).flatMap(picturesIn);
}
const color = /^#[0-9a-f]{6}$/;

it.each([
  ['the home page', '/'],
  ['the categories', '/catalog/category/'],
  ['a list of cards', '/catalog/category/?f_search=%D0%BD%D0%B0%D1%81%D0%BE%D1%81'],
  ['suggestions', '/catalog/search/autocomplete-products?q=%D0%BD%D0%B0%D1%81%D0%BE%D1%81'],
])('%s tells the colour of every picture, as media measured it', async (_, path) => {
  const found = picturesIn(await world.browser().get<HomeView | CategoryView>(path));
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter((picture) => !color.test(picture.color ?? ''))).toEqual([]);
});

it.each([
  ['a cart', '/basket/'],
  ['a list of requests', '/request/condition/customer-conditions'],
])('%s tells it too, of cards as they were', async (_, path) => {
  const buyer = await world.signedIn('buyer@volga.example');
  const found = picturesIn(await buyer.get<object>(path));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((picture) => !color.test(picture.color ?? ''))).toEqual([]);
});
