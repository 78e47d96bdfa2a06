import { systemIds } from '@setu/kit/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { analyseCatalogue } from '../src/jobs/analyse-catalogue.js';
import { type Catalogue, sku, startTestCatalogue } from './fixtures.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());

it('the analysis of the catalogue compares prices only in the unit that most cards of a category have', async () => {
  const { db } = catalogue.deps;
  const card = await db('sku_version')
    .where({ sku_id: sku.bigPump })
    .first('category_id', 'unit_id', 'price_from', 'price_to');
  const other = {
    id: systemIds.id(),
    position: 90,
    name_en: 't',
    name_ru: 'т',
    description_en: 'tonne',
    description_ru: 'тонна',
  };
  await db('unit').insert(other);
  const twin = (await db('sku').whereNotNull('published_version').whereNot({ id: sku.bigPump }).limit(2)).map(
    ({ id }) => id,
  );
  const before = await db('sku_version')
    .whereIn('sku_id', twin)
    .select('sku_id', 'version', 'category_id', 'unit_id', 'price_from', 'price_to', 'price_mode');
  const [first, second] = twin;
  const move = (id: string, change: object) =>
    db('sku_version')
      .where({ sku_id: id })
      .update({ category_id: card.category_id, price_mode: 'exact', ...change });
  await move(first, { unit_id: card.unit_id, price_from: 1_000_00, price_to: 1_000_00 });
  await move(second, { unit_id: other.id, price_from: 1, price_to: 1 });
  const count = () => analyseCatalogue(catalogue.deps, 0).run({}, { signal: new AbortController().signal });
  await count();
  const found = await db('category_analysis').where({ category_id: card.category_id }).first();
  const lowest = Math.min(1_000_00, Number(card.price_from));
  expect([found.price_unit_id, Number(found.price_from)]).toEqual([card.unit_id, lowest]);
  for (const { sku_id: id, version, ...was } of before)
    await db('sku_version').where({ sku_id: id, version }).update(was);
});

it('cards are not counted again while the counts are young', async () => {
  const { db } = catalogue.deps;
  const analyse = (maxAgeMs?: number) =>
    analyseCatalogue(catalogue.deps, maxAgeMs).run({}, { signal: new AbortController().signal });
  await analyse(0);
  const { category_id } = await db('category_analysis').first();
  const cards = async () => (await db('category_analysis').where({ category_id }).first()).cards;
  await db('category_analysis').where({ category_id }).update({ cards: 9_999 });
  await analyse();
  expect(await cards()).toBe(9_999);
  await analyse(0);
  expect(await cards()).not.toBe(9_999);
});
