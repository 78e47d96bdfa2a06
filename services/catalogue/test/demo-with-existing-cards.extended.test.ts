import { demoCards } from '@setu/demo-world';
import { actors } from '@setu/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDemo } from '../src/demo.js';
import { type Catalogue, startTestCatalogue } from './fixtures.js';
import { equalsRebuilt } from './projection-checks.js';
import { found } from './shown.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());

it('the demo world is added to the existing cards, and nothing else is recreated', async () => {
  const { db } = catalogue.deps;
  const before = await db('search_doc').orderBy('rank').select('rank', 'sku_id');
  const rebuilt = await db('read_model_state').first('rebuilt_at');
  await loadDemo(catalogue.deps);
  const { totals } = await catalogue.client.listCards({ categoryId: '' }, { actor: actors.anonymous() });
  const published = demoCards().filter(({ state }) => state === 'published');
  expect(totals?.total).toBe(before.length + published.length);
  expect(await db('read_model_state').first('rebuilt_at')).toEqual(rebuilt);
  const those = before.map(({ sku_id: id }) => id);
  expect(await db('search_doc').whereIn('sku_id', those).orderBy('rank').select('rank', 'sku_id')).toEqual(before);
  // The most popular demo card comes before the existing ones.
  const [first] = [...published].sort((a, b) => a.popularityRank - b.popularityRank);
  const shown = (await db('search_doc').whereNotIn('sku_id', those).orderBy('rank').first('sku_id'))?.sku_id;
  expect(shown).toBe(first?.id);
  expect(await found(catalogue, first?.vendorCode ?? '')).toContain(first?.id);
  await equalsRebuilt(catalogue);
}, 180_000);
