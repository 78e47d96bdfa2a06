import type { PictureView } from '@setu/contract';
import { measure } from '@setu/media/measure-pictures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let buyer: Browser;
beforeAll(async () => {
  world = await startWorld();
  buyer = await world.signedIn('buyer@volga.example');
}, 240_000);
afterAll(async () => world?.close());

/** Returns every picture in an answer, at any depth. */
function picturesIn(answer: unknown): PictureView[] {
  if (typeof answer !== 'object' || answer === null) return [];
  if ('original_name' in answer && 'color' in answer) return [answer as PictureView];
  return Object.values(answer).flatMap(picturesIn);
}

it.each([
  ['the home page', '/'],
  ['the categories', '/catalog/category/'],
  ['a list of cards', `/catalog/category/?f_search=${encodeURIComponent('насос')}`],
  ['the search box', `/catalog/search/autocomplete-products?q=${encodeURIComponent('насос')}`],
  ['a cart with cards as they were added', '/basket/'],
  ['a list of requests with cards as they were requested', '/customer/request-from-catalog-list'],
])('%s has the colour of every picture once media has measured it', async (_, path) => {
  const ids = picturesIn(await buyer.get<object>(path)).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  const { deps } = world.services.media;
  await measure(deps, await deps.read.files.unmeasured(ids.length, ids));
  await world.settle();
  const unknown = picturesIn(await buyer.get<object>(path)).filter(({ color }) => !/^#[0-9a-f]{6}$/.test(color ?? ''));
  expect(unknown).toEqual([]);
});
