import { openDatabase, openedWith, withTransaction } from '@setu/kit/db';
import { actors } from '@setu/kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishCard } from '../src/cards/changes/publish-card.js';
import { withdrawCard } from '../src/cards/changes/withdraw-card.js';
import { readModel } from '../src/search/store/read-model.js';
import type { RebuildStep } from '../src/search/store/rebuild-search.js';
import { applyCompanyEvent, runBatch as projectStep, runAllBatches, withoutTasks } from './company-batches.js';
import { type Catalogue, company, publishCompany, sku, startTestCatalogue } from './fixtures.js';

let catalogue: Catalogue;
beforeEach(async () => {
  catalogue = await startTestCatalogue({ env: withoutTasks });
});
afterEach(() => catalogue?.close());

const anonymous = actors.anonymous({ locale: 'ru' });
const tomorrow = () => new Date(Date.now() + 86_400_000);

/** Returns what anonymous visitors find in the full catalogue. */
const listed = async () => {
  const page = { page: 1, limit: 100 };
  const { cards } = await catalogue.client.listCards(
    { categoryId: '', filter: { search: '' }, page },
    { actor: anonymous },
  );
  return cards.map(({ skuId }) => skuId);
};
/** Returns the totals that anonymous visitors see of the full catalogue, and the number of listed cards. */
const totals = async () => {
  const request = { categoryId: '', filter: { search: '' } };
  const { totals } = await catalogue.client.listCards(request, { actor: anonymous });
  const { categories } = await catalogue.client.listCategories({ knownStamps: [] }, { actor: anonymous });
  const counts = categories.map(({ id, skuCount }) => [id, skuCount]);
  return { ...totals, listed: (await listed()).length, counts };
};
const found = async (search: string) => {
  const { cards } = await catalogue.client.listCards({ categoryId: '', filter: { search } }, { actor: anonymous });
  return cards.map(({ skuId }) => skuId);
};

/** Starts a rebuild on a separate connection. It stops before a step until the test releases it. */
async function rebuildPausedBefore(pausedStep: RebuildStep) {
  const db = openDatabase({ ...openedWith(catalogue.deps.db), pool: { max: 1 }, statementMs: 0 });
  let resume: () => void = () => undefined;
  const going = new Promise<void>((resolve) => {
    resume = resolve;
  });
  let reached: () => void = () => undefined;
  const there = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const onStep = (step: RebuildStep) => {
    if (step !== pausedStep) return undefined;
    reached();
    return going;
  };
  const done = withTransaction(db, (conn) => readModel(conn).rebuildUnlessSince(tomorrow(), onStep));
  await Promise.race([there, done]);
  return {
    async finish(): Promise<boolean> {
      resume();
      return done.finally(() => db.destroy());
    },
  };
}

// The tests do not wait for background work here, because that would wait for the rebuild, which is paused.
const publish = (skuId: string) => catalogue.deps.write((stores) => publishCard(stores, skuId, new Date()));
const withdraw = (skuId: string) => catalogue.deps.write((stores) => withdrawCard(stores, skuId));

async function companyChanged(active: boolean, version: number): Promise<void> {
  await publishCompany(catalogue, { companyId: company.deccan, shortName: 'Deccan', active, version });
  await catalogue.settle();
  await runAllBatches(catalogue, company.deccan, 10);
}

describe.each(['listings', 'words', 'changes'] as const)(
  'While the read model is rebuilt (before its step %s)',
  (step) => {
    it('cards can be published and withdrawn immediately, and the new model has the changes', async () => {
      const rebuild = await rebuildPausedBefore(step);
      await publish(sku.draft);
      await withdraw(sku.kettle);
      const before = await listed();
      expect(before).toContain(sku.draft);
      expect(before).not.toContain(sku.kettle);
      expect(await rebuild.finish()).toBe(true);
      expect([...(await listed())].sort()).toEqual([...before].sort());
      expect(await found('бочковой')).toEqual([sku.draft]);
      expect(await found('чайник')).toEqual([]);
    });

    it('locking a company hides its cards, also in the new model', async () => {
      const rebuild = await rebuildPausedBefore(step);
      await companyChanged(false, 2);
      expect(await listed()).not.toContain(sku.dosingPump);
      await rebuild.finish();
      expect(await listed()).not.toContain(sku.dosingPump);
      await companyChanged(true, 3);
      expect(await listed()).toContain(sku.dosingPump);
    });

    it('a locked company with cards left to remove is shown and counted nowhere in the new model', async () => {
      const rebuild = await rebuildPausedBefore(step);
      await applyCompanyEvent(catalogue, { companyId: company.deccan, active: false, version: 2 });
      const without = await totals();
      expect(without.total).toBe(6);
      await rebuild.finish();
      expect(await totals()).toEqual(without);
      expect(await catalogue.deps.db('search_doc').where('sku_id', sku.dosingPump)).toHaveLength(1);
      await runAllBatches(catalogue, company.deccan, 1);
      expect(await totals()).toEqual(without);
      const before = await contents();
      await catalogue.deps.write(({ readModel: model }) => model.rebuildUnlessSince(tomorrow()));
      expect(await contents()).toEqual(before);
    });

    it('a company that was hidden at the start and is unlocked halfway is in the new model', async () => {
      const all = await totals();
      await applyCompanyEvent(catalogue, { companyId: company.deccan, active: false, version: 2 });
      await projectStep(catalogue, company.deccan, 1);
      const rebuild = await rebuildPausedBefore(step);
      await applyCompanyEvent(catalogue, { companyId: company.deccan, active: true, version: 3 });
      await rebuild.finish();
      await runAllBatches(catalogue, company.deccan, 1);
      expect(await totals()).toEqual(all);
      const before = await contents();
      await catalogue.deps.write(({ readModel: model }) => model.rebuildUnlessSince(tomorrow()));
      expect(await contents()).toEqual(before);
    });
  },
);

describe('The new read model', () => {
  it('counts changes made during the rebuild as if they were made before', async () => {
    const rebuild = await rebuildPausedBefore('words');
    await publish(sku.draft);
    await withdraw(sku.kettle);
    await companyChanged(false, 2);
    await rebuild.finish();
    const caughtUp = await contents();
    await catalogue.deps.write(({ readModel: model }) => model.rebuildUnlessSince(tomorrow()));
    expect(await contents()).toEqual(caughtUp);
  });

  it('is not built twice concurrently, and the second rebuild is skipped', async () => {
    const rebuild = await rebuildPausedBefore('words');
    const second = catalogue.deps.write(({ readModel: model }) => model.rebuildUnlessSince(tomorrow()));
    await second;
    expect(await second).toBe(false);
    expect(await rebuild.finish()).toBe(true);
  });

  it('waits for a long change without making readers wait', async () => {
    const rebuild = await rebuildPausedBefore('changes');
    let finished: Promise<boolean> | undefined;
    await catalogue.deps.write(async (stores) => {
      await publishCard(stores, sku.draft, new Date());
      finished = rebuild.finish();
      await expect.poll(waitingForSwap, { timeout: 5_000 }).toBe(true);
      await listed();
    });
    expect(await finished).toBe(true);
    expect(await listed()).toContain(sku.draft);
  });
});

const waitingForSwap = async (): Promise<boolean> => {
  const { rows } = await catalogue.deps.db.raw(
    "select 1 from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock' and not granted",
  );
  return rows.length > 0;
};

/** Returns the content of the read model without the numbers that a rebuild may choose freely. */
async function contents(): Promise<unknown> {
  const { db } = catalogue.deps;
  const calls = [
    'select sku_id, category_num, company_num, price, price_to, code, words::text from search_doc order by sku_id',
    'select category_num, cards, min_price, max_price from category_stats order by category_num',
    'select company_num, d.sku_id from company_listing c join search_doc d using (company_num, rank) order by 1, 2',
    `select array_agg(d.sku_id order by l.name_rank_ru) as ids, l.category_num from listing l
      join search_doc d on d.rank = l.rank group by l.category_num order by l.category_num`,
  ];
  return (await Promise.all(calls.map((sql) => db.raw(sql)))).map((result) => result.rows);
}
