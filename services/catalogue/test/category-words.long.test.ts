import { actors } from '@setu/kit/testing';
import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Catalogue, category, sku, startTestCatalogue } from './fixtures.js';
import { allProjected, equalsRebuilt } from './projection-checks.js';
import { found, visitor } from './shown.js';

const admin = { actor: actors.broker({ roles: ['ROLE_ADMIN'] }) };
const pumps = [sku.bigPump, sku.spare].sort();
const machines = [sku.bigPump, sku.dosingPump, sku.hedgehog, sku.spare].sort();

let catalogue: Catalogue;
let blocking: Knex.Transaction;
/** Blocks updates of cards until the test releases them. */
beforeEach(async () => {
  catalogue = await startTestCatalogue();
  blocking = await catalogue.deps.db.transaction();
  await blocking('search_doc').forUpdate().select('rank');
});
afterEach(async () => {
  await blocking.rollback();
  await catalogue?.close();
});

const rename = (categoryId: string, en: string, ru: string) =>
  catalogue.client.renameCategory({ categoryId, name: { en, ru } }, admin);
const sorted = async (search: string) => [...(await found(catalogue, search))].sort();

it('the new name of a category finds all its cards immediately, while they are still being updated', async () => {
  await rename(category.pumps, 'Hydraulic apparatus', 'Гидравлические аппараты');
  for (const search of ['гидравлический', 'аппаратов', 'apparatus', 'гидрав', 'аппараты колесо']) {
    expect(await sorted(search), search).toEqual(search.endsWith('колесо') ? [sku.spare] : pumps);
  }
  const suggested = await catalogue.client.suggest({ query: 'гидравл' }, { actor: visitor });
  expect(suggested.cards.map(({ skuId }) => skuId).sort()).toEqual(pumps);
  const inFood = { categoryId: category.food, filter: { search: 'аппараты' } };
  expect((await catalogue.client.listCards(inFood, { actor: visitor })).cards).toEqual([]);
  await blocking.rollback();
  await allProjected(catalogue);
  expect(await sorted('аппаратов')).toEqual(pumps);
  await equalsRebuilt(catalogue);
});

it('the cards of a renamed category with sub-categories, and of a moved category, are found by the new category names immediately', async () => {
  await rename(category.machines, 'Aggregates', 'Агрегаты');
  expect(await sorted('агрегат')).toEqual(machines);
  const value = { categoryId: category.food };
  await catalogue.client.moveCategory({ categoryId: category.pumps, move: { $case: 'under', value } }, admin);
  expect(await sorted('продукты')).toEqual([...pumps, sku.blackTea, sku.greenTea, sku.kettle].sort());
  await blocking.rollback();
  await allProjected(catalogue);
  expect(await sorted('агрегат')).toEqual([sku.dosingPump, sku.hedgehog].sort());
  await equalsRebuilt(catalogue);
});
