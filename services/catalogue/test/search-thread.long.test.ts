import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openedWith } from '@setu/kit/db';
import { actors, type Booted, bootService } from '@setu/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { start } from '../src/app.js';
import { withdrawCard } from '../src/cards/changes/withdraw-card.js';
import { postgresIndex } from '../src/search/store/postgres-index.js';
import { hostIndex, type IndexHost } from '../src/search-index/live/index-host.js';
import { hostCluster } from '../src/search-index/opensearch/cluster-host.js';
import { preferredIndex } from '../src/search-index/preferred-index.js';
import { termLists } from '../src/search-terms/changes/read-term-lists.js';

type Started = Awaited<ReturnType<typeof start>>;
let catalogue: Booted<Started['deps'], Started['definition']>;
let host: IndexHost;
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'setu-search-thread-'));
  catalogue = await bootService(start, { demo: true, env: { SEARCH_INDEX: 'memory', SEARCH_INDEX_DIR: dir } });
  const lists = await termLists(catalogue.deps.read)();
  host = hostIndex({ ...openedWith(catalogue.deps.db), dir, lists: () => lists, log: catalogue.deps.log });
}, 120_000);
afterAll(async () => {
  await host?.close();
  await catalogue?.close();
  await rm(dir, { recursive: true, force: true });
});

const request = {
  within: { categoryNum: undefined, companyNum: undefined, choices: [] },
  query: {
    price: { from: undefined, to: undefined },
    order: { by: 'popularity', descending: false } as const,
    ...{ offset: 0, limit: 30 },
  },
};

it('the index thread gives the same answers as the read model and notices changes', async () => {
  await expect.poll(() => host.isServing(), { timeout: 60_000 }).toBe(true);
  const search = { ...request, search: 'чай', asTyped: false, reader: 'ru' } as const;
  const before = await host.search.search(search);
  expect(before.page.total).toBeGreaterThan(0);
  const [first = ''] = before.page.ids;
  await catalogue.deps.write((stores) => withdrawCard(stores, first));
  await expect.poll(async () => (await host.search.search(search)).page.ids, { timeout: 20_000 }).not.toContain(first);
  expect(host.behindMs()).toBeLessThan(15_000);
});

it('requests are answered by the read model while the index is not ready or fails', async () => {
  const logged: string[] = [];
  const log = { warn: (_: object, text: string) => logged.push(text) } as never;
  const answer = { ids: ['of the read model'], total: 1 } as never;
  const answered = async () => answer;
  const readModel = { browse: answered, search: answered, suggest: answered, count: answered, nearest: answered };
  const failing = {
    browse: () => Promise.reject(new Error('no')),
    search: () => Promise.reject(new Error('no')),
    suggest: () => Promise.reject(new Error('no')),
    nearest: () => Promise.reject(new Error('no')),
  };
  const of = (isServing: boolean) => ({ ...host, isServing: () => isServing, search: failing });
  expect(await preferredIndex(of(false), readModel, log).browse(request)).toBe(answer);
  expect(logged).toEqual([]);
  expect(await preferredIndex(of(true), readModel, log).browse(request)).toBe(answer);
  expect(logged).toEqual(['the search index failed, so the read model answers']);
});

it('an index with many failures does not overload the database', async () => {
  const answer = { ids: ['of the read model'], total: 1 } as never;
  const gate = new AbortController();
  const pending = new Promise<never>((resolve) => gate.signal.addEventListener('abort', () => resolve(answer)));
  const unanswered = async () => pending;
  const readModel = {
    browse: unanswered,
    search: unanswered,
    suggest: unanswered,
    count: unanswered,
    nearest: unanswered,
  };
  const failing = {
    ...host,
    isServing: () => true,
    search: { ...host.search, browse: () => Promise.reject(new Error('late')) },
  };
  const index = preferredIndex(failing, readModel, { warn: () => undefined } as never);
  const calls = Array.from({ length: 5 }, () => index.browse(request));
  const refused = await Promise.allSettled(calls.slice(3));
  expect(refused).toMatchObject([{}, {}].map(() => ({ status: 'rejected', reason: { kind: 'unavailable' } })));
  gate.abort();
  expect(await Promise.all(calls.slice(0, 3))).toEqual([answer, answer, answer]);
  expect(await index.browse(request)).toBe(answer);
});

it('requests do not wait for a cluster that is down', async () => {
  const { read, db, log } = catalogue.deps;
  const lists = await termLists(read)();
  const address = { nodes: ['http://127.0.0.1:1'], caFile: undefined };
  const cluster = hostCluster({
    ...{ ...openedWith(db), ...address, alias: 'setu-cards', shards: 1, waitMs: 20_000 },
    ...{ read, lists: () => lists, log },
  });
  try {
    expect(cluster.isServing()).toBe(false);
    const readModel = postgresIndex(read, () => lists);
    const search = { ...request, search: 'pump', asTyped: false, reader: 'en' } as const;
    const { page } = await preferredIndex(cluster, readModel, log).search(search);
    expect(page.total).toBeGreaterThan(0);
    // Requests also do not wait for a cluster that is going down.
    const leaving = { ...cluster, isServing: () => true };
    expect((await preferredIndex(leaving, readModel, log).search(search)).page).toEqual(page);
  } finally {
    await cluster.close();
  }
});

it('the catalogue serves lists from the index, with exact totals and the same cards', async () => {
  const page = { page: 1, limit: 10 };
  const list = () =>
    catalogue.client.listCards({ categoryId: '', filter: { search: 'pump' }, page }, { actor: actors.anonymous() });
  const { totals, cards } = await list();
  expect(totals?.total).toBeGreaterThan(0);
  expect(cards.length).toBeGreaterThan(0);
});

it('a list that was asked before shows a new price, a withdrawn card and a locked supplier at once', async () => {
  const request = { categoryId: '', filter: { search: 'pump' }, page: { page: 1, limit: 30 }, withFacets: true };
  const listed = async () => (await catalogue.client.listCards(request, { actor: actors.anonymous() })).cards;
  const sql = (text: string, id: string) => catalogue.deps.db.raw(text, [id]);
  await listed();
  const [priced, withdrawn, locked] = await listed();
  const ids = async () => (await listed()).map(({ skuId }) => skuId);
  const priceNow = async () => (await listed()).find(({ skuId }) => skuId === priced?.skuId)?.priceFrom?.minor;

  const sets = `price_mode = 'exact', price_from = 123457, price_to = 123457`;
  await sql(`update sku_version v set ${sets} from sku s where s.id = ? and v.sku_id = s.id`, priced?.skuId ?? '');
  expect(await priceNow()).toBe(123_457n);
  await catalogue.deps.write((stores) => withdrawCard(stores, withdrawn?.skuId ?? ''));
  expect(await ids()).not.toContain(withdrawn?.skuId);
  await sql('update company set active = false where id = ?', locked?.company?.id ?? '');
  expect(await ids()).not.toContain(locked?.skuId);
  await sql('update company set active = true where id = ?', locked?.company?.id ?? '');
  expect(await ids()).toContain(locked?.skuId);
});
