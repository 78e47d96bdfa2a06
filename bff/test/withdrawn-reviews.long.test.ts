import type { RemovedReviewView, ReviewListView, ReviewView } from '@setu/contract';
import { userId } from '@setu/demo-world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

const at = '/broker/product-reviews';

let world: World;
let reviewer: Browser;
let senior: Browser;
let rival: Browser;
beforeAll(async () => {
  world = await startWorld();
  reviewer = await world.signedIn('reviewer@setu.example', 'en');
  senior = await world.signedIn('senior@setu.example', 'en');
  rival = await world.signedIn('supplier@deccan.example', 'en');
}, 240_000);
afterAll(() => world?.close());

it('a card under review is deleted by a user with that right, and its review stays readable as withdrawn', async () => {
  const foreign = (await rival.context()).user?.company.id;
  const { list } = await senior.get<ReviewListView>(`${at}?reviewers=${userId('reviewer@setu.example')}&limit=100`);
  const row = list.find(({ status, company }) => status === 'created' && company.id !== foreign);
  const open = await reviewer.get<ReviewView>(`${at}/review/${row?.id}`);
  const remove = (browser: Browser) =>
    browser.call(`/catalog/${open.card.type}/${row?.product_sku.id}`, { method: 'DELETE' });

  expect([(await remove(rival)).status, (await remove(reviewer)).status]).toEqual([404, 403]);
  expect([(await remove(senior)).status, (await remove(senior)).status]).toEqual([200, 200]);
  await world.settle();

  for (const page of ['review', 'translate', 'correct']) {
    const view = await reviewer.get<RemovedReviewView>(`${at}/${page}/${row?.id}`);
    expect(view).toMatchObject({ card: null, product_sku: { name: row?.product_sku.name } });
    expect(view.review).toMatchObject({ status: 'withdrawn', moves: [] });
    expect(view.review.history.at(-1)).toMatchObject({
      status: 'withdrawn',
      by: { id: userId('senior@setu.example') },
    });
  }
  expect((await rival.call(`${at}/review/${row?.id}`)).status).toBe(403);
  const late = await reviewer.post(`${at}/review/${row?.id}`, { action: 'approved', comments: {} });
  expect(late.status).toBe(409);
  const withdrawn = await reviewer.get<ReviewListView>(`${at}?statuses=withdrawn`);
  expect(withdrawn.list.map(({ id }) => id)).toContain(row?.id);
  expect(withdrawn.counts.withdrawn).toBe(withdrawn.list.length);
});
