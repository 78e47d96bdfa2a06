import { openedWith } from '@setu/kit/db';
import { actors } from '@setu/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishCard } from '../src/cards/changes/publish-card.js';
import { withdrawCard } from '../src/cards/changes/withdraw-card.js';
import { int8Of } from '../src/meaning/domain/int8.js';
import { httpEmbeddings } from '../src/meaning/http/http-embeddings.js';
import { searchMeaning } from '../src/meaning/live/meaning.js';
import { type MeaningEngine, openMeaning } from '../src/meaning/live/meaning-engine.js';
import { type EmbeddingsPeer, embeddingsPeer, trigramVector } from './embeddings-peer.js';
import { type Catalogue, company, projected, publishCompany, sku, startTestCatalogue } from './fixtures.js';

let catalogue: Catalogue;
let peer: EmbeddingsPeer;
let logged: string[];
const engines: MeaningEngine[] = [];
const log = {
  info: (_: object, text: string) => logged.push(text),
  warn: (_: object, text: string) => logged.push(text),
};
const wait = { timeout: 20_000 };

const server = () => ({
  ...{ url: peer.url, key: 'a key', model: 'cards', queryModel: 'searches', dimensions: 384 },
});
async function opened(): Promise<MeaningEngine> {
  const place = openedWith(catalogue.deps.db);
  const engine = await openMeaning({
    ...place,
    embeddings: httpEmbeddings(server()),
    batch: 2,
    retryMs: 100,
    log: log as never,
  });
  engines.push(engine);
  return engine;
}
const near = async (engine: MeaningEngine, text: string, limit = 3): Promise<string[]> =>
  ((await engine.nearest(int8Of(trigramVector(text)), limit)) ?? []).map(({ id }) => id);

beforeAll(async () => {
  peer = await embeddingsPeer();
  catalogue = await startTestCatalogue({
    env: {
      ...{
        EMBEDDINGS: 'http',
        EMBEDDINGS_URL: peer.url,
        EMBEDDINGS_MODEL: 'cards',
        EMBEDDINGS_QUERY_MODEL: 'searches',
      },
      EMBEDDINGS_TIMEOUT_MS: '5000',
    },
  });
  await catalogue.deps.autocommit.languageWords.add(['чайхана', 'чайханщик']);
}, 60_000);
beforeEach(() => {
  logged = [];
  peer.be('up');
});
afterAll(async () => {
  for (const engine of engines) await engine.close();
  await catalogue?.close();
  await peer?.close();
});

const search = async (text: string, changes: object = {}) => {
  const reply = await catalogue.client.listCards(
    { categoryId: '', filter: { search: text }, page: { page: 1, limit: 30 }, ...changes },
    { actor: actors.anonymous({ locale: 'ru' }) },
  );
  return { ids: reply.cards.map(({ skuId }) => skuId), close: reply.closeIds, total: reply.totals?.total };
};

describe('A search whose words find nothing', () => {
  it('finds the cards close in meaning, and names them', async () => {
    await expect.poll(() => search('чайхана'), wait).toMatchObject({ close: expect.arrayContaining([sku.greenTea]) });
    const found = await search('чайхана');
    expect(found.close).toEqual(found.ids);
    expect(found.total).toBe(found.ids.length);
    expect(found.ids.indexOf(sku.greenTea)).toBeLessThan(found.ids.indexOf(sku.bigPump));
    expect(peer.embedded).toContainEqual({ model: 'searches', text: 'чайхана' });
  });

  it('has the same cards page by page', async () => {
    const { ids } = await search('чайхана');
    const second = await search('чайхана', { page: { page: 2, limit: 2 } });
    expect(second.ids).toEqual(ids.slice(2, 4));
    expect(second.total).toBe(ids.length);
  });

  it('asks the server once for the same words', async () => {
    await search('Чайхана');
    await search('чайхана');
    expect(peer.embedded.filter(({ text }) => text === 'чайхана')).toHaveLength(1);
  });

  it('has its vector from the suggestions, while it is typed', async () => {
    await catalogue.client.suggest({ query: 'чайханщик' }, { actor: actors.anonymous({ locale: 'ru' }) });
    const asked = () => peer.embedded.filter(({ text }) => text === 'чайханщик');
    await expect.poll(asked, wait).toHaveLength(1);
    expect((await search('чайханщик')).close).toContain(sku.greenTea);
    expect(asked()).toHaveLength(1);
  });

  it.each([
    ['random letters, which are close to something too', 'чайхъъъ', {}],
    ['words to be taken literally', 'чайхана', { filter: { search: 'чайхана', asTyped: true } }],
    [
      'prices that no close card has',
      'чайхана',
      { filter: { search: 'чайхана', priceFrom: { minor: 99_999_999_999n, currency: 'INR' } } },
    ],
    ['an order by name', 'чайхана', { sort: { key: 'prod_name', descending: false } }],
  ])('finds nothing for %s', async (_why, text, changes) => {
    expect(await search(text, changes)).toEqual({ ids: [], close: [], total: 0 });
  });

  it('never shows a card that is not public, whatever vectors there are', async () => {
    await catalogue.deps.write((stores) => withdrawCard(stores, sku.greenTea));
    const { ids, total } = await search('чайхана');
    expect(ids).not.toContain(sku.greenTea);
    expect(total).toBe(ids.length);
  });
});

it('a search whose words suffice does not call the server', async () => {
  const before = peer.embedded.filter(({ model }) => model === 'searches').length;
  await search('насос');
  expect((await search('насос')).close).toEqual([]);
  expect(peer.embedded.filter(({ model }) => model === 'searches')).toHaveLength(before);
});

describe('The vectors of cards', () => {
  it('are computed once for each text, and are there after a restart without the server', async () => {
    const engine = await opened();
    await expect.poll(() => near(engine, 'насос'), wait).toContain(sku.bigPump);
    await engine.close();
    const count = peer.embedded.length;
    peer.be('failing');
    const again = await opened();
    expect(await near(again, 'насос')).toContain(sku.bigPump);
    expect(peer.embedded).toHaveLength(count);
    expect(new Set(peer.embedded.filter(({ model }) => model === 'cards').map(({ text }) => text)).size).toBe(
      peer.embedded.filter(({ model }) => model === 'cards').length,
    );
  });

  it('follow withdrawn and published cards', async () => {
    const engine = await opened();
    await expect.poll(() => near(engine, 'kettle', 1), wait).toEqual([sku.kettle]);
    await catalogue.deps.write((stores) => withdrawCard(stores, sku.kettle));
    await expect.poll(() => near(engine, 'kettle', 1), wait).not.toEqual([sku.kettle]);
    await catalogue.deps.write((stores) => publishCard(stores, sku.kettle, new Date()));
    await expect.poll(() => near(engine, 'kettle', 1), wait).toEqual([sku.kettle]);
  });

  it('are of public cards only, not of drafts and locked suppliers', async () => {
    const stored: string[] = await catalogue.deps.db('card_vector').whereNotNull('vector').pluck('sku_id');
    const shown: string[] = await catalogue.deps.db('search_doc').pluck('sku_id');
    await expect.poll(() => stored.toSorted(), wait).toEqual(shown.toSorted());
    expect(stored).not.toContain(sku.hidden);
    await publishCompany(catalogue, { companyId: company.deccan, active: false });
    await catalogue.settle();
    await projected(catalogue);
    await expect
      .poll(() => catalogue.deps.db('card_vector').whereNotNull('vector').pluck('sku_id'), wait)
      .toHaveLength((await catalogue.deps.db('search_doc').pluck('sku_id')).length);
    const left = await catalogue.deps.db('search_doc').pluck('sku_id');
    expect(left.length).toBeLessThan(shown.length);
  });

  it('wait for a server that is away, which the log says once', async () => {
    peer.be('failing');
    await catalogue.deps.db.raw('delete from card_vector');
    const engine = await opened();
    await expect.poll(() => logged.filter((text) => text.startsWith('vectors of cards cannot')), wait).toHaveLength(1);
    expect(await near(engine, 'насос')).toEqual([]);
    peer.be('up');
    await expect.poll(() => near(engine, 'насос'), wait).toContain(sku.bigPump);
    await expect.poll(() => logged.at(-1), wait).toBe('the embeddings server answers again');
    expect(logged.filter((text) => text.startsWith('vectors of cards cannot'))).toHaveLength(1);
  });
});

describe('A server', () => {
  const host = { nearest: async () => [{ id: 'a card', score: 1 }], close: async () => undefined };
  const meaning = (waitMs: number) =>
    searchMeaning({ embeddings: httpEmbeddings(server()), host, waitMs, log: log as never });

  it.each(['silent', 'failing'] as const)('that is %s leaves a search without neighbours, said once', async (state) => {
    peer.be(state);
    const one = meaning(100);
    expect(await one.closeTo('насос')).toEqual([]);
    expect(await one.closeTo('чай')).toEqual([]);
    expect(logged).toEqual(['the embeddings server is late or away, so searches use words only']);
  });

  it('answers each text at its own place, and with the expected dimensions', async () => {
    const { signal } = new AbortController();
    const vectors = await httpEmbeddings(server()).ofCards(['чай', 'насос'], signal);
    expect(vectors).toEqual([trigramVector('чай'), trigramVector('насос')]);
    await expect(httpEmbeddings({ ...server(), dimensions: 16 }).ofSearch('чай', signal)).rejects.toThrow(
      '16 dimensions',
    );
  });
});
