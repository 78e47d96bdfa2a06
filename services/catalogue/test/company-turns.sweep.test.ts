import { withUnlimitedTransaction } from '@setu/kit/db';
import { actors, isSampled } from '@setu/kit/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishCard } from '../src/cards/changes/publish-card.js';
import { withdrawCard } from '../src/cards/changes/withdraw-card.js';
import { projectPendingCategories } from '../src/jobs/project-categories.js';
import { rebuildSearch } from '../src/search/store/rebuild-search.js';
import { applyCompanyEvent, runAllBatches, runBatch, withoutTasks } from './company-batches.js';
import { type Catalogue, card, category, startTestCatalogue } from './fixtures.js';
import { equalsRebuilt } from './projection-checks.js';
import { visitor } from './shown.js';

const big = '00000001-0000-4000-8000-000000000007';
const admin = { actor: actors.broker({ roles: ['ROLE_ADMIN'] }) };
const ids = Array.from({ length: 40 }, (_, n) => `0000000c-0000-4000-8000-${String(n).padStart(12, '0')}`);
const priceOf = (n: number): bigint => BigInt((n * 7919) % 997) * 100_00n + 1_00n;

let catalogue: Catalogue;
let others: { skuId: string; price: bigint | undefined }[];
beforeAll(async () => {
  catalogue = await startTestCatalogue({
    env: withoutTasks,
    suppliers: [{ id: big, shortName: 'Big' }],
    cards: ids.map((id, n) =>
      card({
        id,
        companyId: big,
        popularity: n % 3,
        priceFrom: priceOf(n),
        priceTo: priceOf(n),
        name: { en: 'Gasket', ru: 'Прокладка' },
      }),
    ),
  });
  others = (await listed('')).cards.filter(({ skuId }) => !ids.includes(skuId));
});
afterAll(() => catalogue?.close());

async function listed(search: string) {
  const page = { page: 1, limit: 100 };
  const request = { categoryId: '', filter: { search }, page };
  const { cards, totals } = await catalogue.client.listCards(request, { actor: visitor });
  const found = cards.map(({ skuId, priceFrom }) => ({ skuId, price: priceFrom?.minor }));
  return { cards: found, totals };
}

/** The company's state by its events and actions, regardless of what the read model has processed. */
interface Known {
  version: number;
  isVisible: boolean;
  published: Set<string>;
}
const known: Known = { version: 1, isVisible: true, published: new Set(ids) };

const anyAction = fc.record({
  kind: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('lock', 'unlock', 'late') },
    { weight: 4, arbitrary: fc.constantFrom('withdraw', 'publish') },
    { weight: 5, arbitrary: fc.constant('step') },
    { weight: 1, arbitrary: fc.constantFrom('rebuild', 'rename') },
  ),
  n: fc.nat(ids.length - 1),
});
type Action = typeof anyAction extends fc.Arbitrary<infer T> ? T : never;

let named = 0;
async function perform({ kind, n }: Action): Promise<unknown> {
  const { deps, client } = catalogue;
  const skuId = String(ids[n]);
  switch (kind) {
    case 'lock':
    case 'unlock':
      known.version += 2;
      known.isVisible = kind === 'unlock';
      return applyCompanyEvent(catalogue, { companyId: big, active: known.isVisible, version: known.version });
    // An outdated event has no effect.
    case 'late':
      return applyCompanyEvent(catalogue, { companyId: big, active: !known.isVisible, version: known.version - 1 });
    case 'withdraw':
      known.published.delete(skuId);
      return deps.write((stores) => withdrawCard(stores, skuId));
    case 'publish':
      known.published.add(skuId);
      return deps.write((stores) => publishCard(stores, skuId, new Date()));
    case 'rebuild':
      return withUnlimitedTransaction(deps.db, (conn) => rebuildSearch(conn));
    case 'rename':
      named += 1;
      return client.renameCategory(
        { categoryId: category.pumps, name: { en: `Pumps ${named}`, ru: `Насосы ${named}` } },
        admin,
      );
    default:
      return runBatch(catalogue, big, 1 + (n % 15));
  }
}

/** Checks that a list shows only public cards, and that its totals match them. */
async function expectSound(isFollowed: boolean): Promise<void> {
  for (const search of ['', 'прокладка']) {
    const { cards, totals } = await listed(search);
    const own = cards.filter(({ skuId }) => ids.includes(skuId));
    const isPublic = ({ skuId }: { skuId: string }) => known.isVisible && known.published.has(skuId);
    expect(own.filter((one) => !isPublic(one))).toEqual([]);
    if (isFollowed) expect(own).toHaveLength(known.isVisible ? known.published.size : 0);
    const foreign = search === '' ? others : [];
    expect(cards).toHaveLength(own.length + foreign.length);
    expect(totals?.total).toBe(cards.length);
    const prices = cards.flatMap(({ price }) => price ?? []).sort((a, b) => Number(a - b));
    expect([totals?.minPrice?.minor, totals?.maxPrice?.minor]).toEqual([
      prices[0],
      search === '' ? expect.anything() : prices.at(-1),
    ]);
  }
}

describe('A company that is locked and unlocked while its cards change', () => {
  it('is shown in its current state after every action, and completely once everything is processed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAction, { minLength: 5, maxLength: 20 }), async (actions) => {
        for (const one of actions) {
          await perform(one);
          await expectSound(false);
        }
        await runAllBatches(catalogue, big, 7);
        await projectPendingCategories(catalogue.deps).run({}, { signal: new AbortController().signal });
        await expectSound(true);
        await equalsRebuilt(catalogue);
      }),
      { numRuns: isSampled ? 3 : 8, seed: 20_261_124, endOnFailure: true },
    );
  });
});
