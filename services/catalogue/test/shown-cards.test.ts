import * as wire from '@setu/proto/catalogue/cards';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withdrawCard } from '../src/cards/changes/withdraw-card.js';
import { type Catalogue, sku, startTestCatalogue } from './fixtures.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());

const ids = [sku.kettle, sku.dosingPump, sku.blackTea];
const encoded = async () => (await catalogue.deps.edge.shownCards.encoded(ids)).cards;
const shown = async () => (await encoded()).map((bytes) => wire.Card.decode(bytes));

it('encoded cards of lists are cached until anything in them changes', async () => {
  const { db } = catalogue.deps;
  const uncoloured = await shown();
  const pictures = uncoloured.flatMap(({ pictureIds }) => pictureIds);
  await catalogue.deps.write(({ pictureColors }) => pictureColors.save(new Map(pictures.map((id) => [id, '#123456']))));
  const before = await shown();
  expect(before[0]?.pictureColors).toMatchObject({ [pictures[0] ?? '']: '#123456' });
  expect(before.map(({ skuId }) => skuId)).toEqual(ids);
  const [first, again] = [await encoded(), await encoded()];
  expect(again.every((bytes, i) => bytes === first[i])).toBe(true);

  await db('sku_version').where({ sku_id: sku.kettle }).update({ price_from: 777, price_to: 777 });
  const [dearer, ...others] = await shown();
  expect([dearer?.priceFrom?.minor, dearer?.priceTo?.minor]).toEqual([777n, 777n]);
  expect(others).toEqual(before.slice(1));

  const companyId = dearer?.company?.id ?? '';
  await db('company').where({ id: companyId }).update({ short_name: 'Renamed' });
  expect((await shown())[0]?.company?.shortName).toBe('Renamed');

  await db('category').where({ id: dearer?.categoryId }).update({ title_en: 'Hot water' });
  await db('category_tree').increment('revision', 1);
  expect(JSON.stringify((await shown())[0]?.categories)).toContain('Hot water');

  await catalogue.deps.write((stores) => withdrawCard(stores, sku.blackTea));
  expect((await shown()).map(({ skuId }) => skuId)).toEqual(ids.slice(0, 2));
  await db('company').where({ id: companyId }).update({ active: false });
  expect((await shown()).map(({ skuId }) => skuId)).not.toContain(sku.kettle);
});
