import { testEnv } from '@setu/kit/testing';
import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { start } from '../src/app.js';
import {
  beginProjection,
  projectCompanyName,
  projectCompanyStep,
  projectionBatch,
} from '../src/cards/changes/project-company.js';
import { publishCard } from '../src/cards/changes/publish-card.js';
import { rebuildSearch } from '../src/search/store/rebuild-search.js';
import { type Catalogue, card, givenCatalogue, projected, sku, tellCompany } from './given.js';
import { anybody, found, shown } from './shown.js';

const big = '00000001-0000-4000-8000-000000000007';
const cardIds = Array.from(
  { length: projectionBatch * 2 + 50 },
  (_, n) => `0000000c-0000-4000-8000-${String(n).padStart(12, '0')}`,
);

let catalogue: Catalogue;
beforeEach(async () => {
  catalogue = await givenCatalogue({
    suppliers: [{ id: big, shortName: 'Big' }],
    cards: cardIds.map((id) => card({ id, companyId: big, popularity: 100, name: { en: 'Gasket', ru: 'Прокладка' } })),
  });
});
afterEach(() => catalogue?.close());

const tell = (active: boolean, version: number) =>
  tellCompany(catalogue, { companyId: big, shortName: 'Big', active, version });

const cursor = async (): Promise<string | undefined> =>
  (await catalogue.deps.db('company_projection').where({ company_id: big }).first('after_sku_id'))?.after_sku_id;

/** Stops the projection in its second transaction, the first being done, until it is let go. */
async function heldInSecondBatch(): Promise<Knex.Transaction> {
  const held = await catalogue.deps.db.transaction();
  await held('search_doc').where({ sku_id: cardIds[projectionBatch] }).forUpdate().select('rank');
  return held;
}
const firstBatchDone = () => expect.poll(cursor, { timeout: 15_000 }).toBe(cardIds[projectionBatch - 1]);

/** What the read model says of cards and categories, but for what a rebuild is free to choose anew. */
async function contents(): Promise<unknown> {
  const { db } = catalogue.deps;
  return [
    await db('search_doc').orderBy('sku_id').select('sku_id', 'category_num', 'company_num', 'price'),
    await db('category_stats').orderBy('category_num').select('category_num', 'cards', 'min_price', 'max_price'),
    await db('company_listing').groupBy('company_num').orderBy('company_num').select('company_num').count(),
  ];
}

describe('a company with many cards', () => {
  it('that is locked is hidden at once everywhere, and another company’s card is published meanwhile', async () => {
    expect(await shown(catalogue, big)).toMatchObject({ listed: 100, found: 100, ofCompany: 250 });
    const held = await heldInSecondBatch();
    await tell(false, 2);
    await catalogue.settle();
    await firstBatchDone();
    expect(await shown(catalogue, big)).toEqual({
      listed: 0,
      found: 0,
      suggested: 0,
      newest: 0,
      ofCompany: 'not_found',
    });
    for (const skuId of [cardIds[0], cardIds.at(-1)].map(String)) {
      const asked = catalogue.client.getCard({ skuId }, { actor: anybody });
      await expect(asked).rejects.toMatchObject({ kind: 'not_found' });
    }
    await catalogue.deps.write((stores) => publishCard(stores, sku.draft, new Date()));
    expect(await found(catalogue, 'бочковой')).toEqual([sku.draft]);
    expect(await cursor()).toBe(cardIds[projectionBatch - 1]);
    await held.commit();
    await projected(catalogue);
    expect(await catalogue.deps.db('search_doc').whereIn('sku_id', cardIds).select('sku_id')).toEqual([]);
  });

  it('that is unlocked while it is being hidden has all its cards back', async () => {
    const before = await contents();
    const held = await heldInSecondBatch();
    await tell(false, 2);
    await firstBatchDone();
    await tell(true, 3);
    await held.commit();
    await catalogue.settle();
    await projected(catalogue);
    expect(await contents()).toEqual(before);
  });

  it('that is locked, unlocked and locked again in a row ends hidden, as a rebuild has it', async () => {
    await tell(false, 2);
    await tell(true, 3);
    await tell(false, 4);
    await catalogue.settle();
    await projected(catalogue);
    const followed = await contents();
    expect(await catalogue.deps.db('search_doc').whereIn('sku_id', cardIds).select('sku_id')).toEqual([]);
    await catalogue.deps.write(({ conn }) => rebuildSearch(conn));
    expect(await contents()).toEqual(followed);
  });

  it('is finished by the next process, from where the one before was killed', async () => {
    const { write, db, env } = catalogue.deps;
    await db('company').where({ id: big }).update({ active: false });
    // The queue keeps the task of a killed process as locked, for hours.
    await write(async (stores) => {
      await beginProjection(stores, big);
      await stores.conn('_private_jobs').update({ locked_at: new Date(), locked_by: 'killed' });
    });
    expect(await write((stores) => projectCompanyStep(stores, big))).toBe(true);
    expect(await cursor()).toBe(cardIds[projectionBatch - 1]);
    const { DATABASE_URL, BUS_DATABASE_URL } = env;
    const next = await start({ ...testEnv, DATABASE_URL, BUS_DATABASE_URL });
    try {
      await projected(catalogue);
    } finally {
      await next.close();
    }
    expect(await db('search_doc').whereIn('sku_id', cardIds).select('sku_id')).toEqual([]);
  });

  it('is gone through once more without harm when its task comes again', async () => {
    const before = await contents();
    await catalogue.deps.write(({ jobs }) => jobs.add(projectCompanyName, { companyId: big }));
    await catalogue.deps.write((stores) => beginProjection(stores, big));
    await projected(catalogue);
    expect(await contents()).toEqual(before);
  });
});
