import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { DemandListed } from '@setu/proto/catalogue/events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishWeek } from '../src/demand/changes/publish-week.js';
import { listUnmetDemandJob } from '../src/jobs/list-unmet-demand.js';
import { type Catalogue, startTestCatalogue } from './fixtures.js';

const supplier = { actor: actors.supplier() };
const broker = { actor: actors.broker({ roles: ['TEAM_MANAGER'] }) };

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());
beforeEach(async () => {
  for (const table of ['search_log', 'unmet_search', 'demand_week', 'outbox']) await catalogue.deps.db(table).delete();
});

type Caller = Parameters<typeof catalogue.client.listCards>[1]['actor'];
const search = async (text: string, actor: Caller) => {
  await catalogue.client.listCards(
    { categoryId: '', filter: { search: text }, page: { page: 1, limit: 10 }, withFacets: false },
    { actor },
  );
};
const buyers = (count: number) => Array.from({ length: count }, () => actors.buyer({ companyId: systemIds.id() }));
const makeList = async () => {
  await catalogue.deps.edge.searchNotes.written();
  await listUnmetDemandJob(catalogue.deps).run({}, { signal: new AbortController().signal });
};
const wordsFor = async (as: { actor: Caller }) => {
  const { words } = await catalogue.client.listUnmetDemand({}, as);
  return words.map((one) => [one.words, one.companies, one.searches]);
};
const published = async () => {
  const rows = await catalogue.deps.db('outbox').where({ subject: 'setu.catalogue.demand.listed' }).select('payload');
  return rows.map(({ payload }: { payload: Buffer }) => DemandListed.decode(payload));
};

describe('The list of what buyers do not find', () => {
  it('shows a word to suppliers from five companies on, and to brokers always', async () => {
    for (const buyer of buyers(4)) await search('гималайская соль', buyer);
    for (const buyer of buyers(5)) await search('солнечные панели', buyer);
    await makeList();
    expect(await wordsFor(supplier)).toEqual([['солнечные панели', 5, undefined]]);
    expect(await wordsFor(broker)).toEqual([
      ['солнечные панели', 5, 5],
      ['гималайская соль', 4, 4],
    ]);
    const [event] = await published();
    expect(event?.supplierWords).toEqual(['солнечные панели']);
    expect(event?.brokerWords).toEqual(['солнечные панели', 'гималайская соль']);
  });

  it('says what the words mean in the language of the reader', async () => {
    for (const buyer of buyers(5)) await search('солнечные панели', buyer);
    await makeList();
    const meanings = async (locale: 'en' | 'ru') => {
      const { words } = await catalogue.client.listUnmetDemand({}, { actor: actors.supplier({ locale }) });
      return words.map(({ meaning }) => meaning);
    };
    expect(await meanings('en')).toEqual(['solar panel, solar module']);
    expect(await meanings('ru')).toEqual(['']);
  });

  it('counts a company once, and neither visitors, nor suppliers, nor a broker who acts for a customer', async () => {
    const companyId = systemIds.id();
    for (let times = 0; times < 6; times += 1) {
      await search('велосипеды', actors.buyer({ companyId }));
      await search('велосипеды', actors.anonymous());
      await search('велосипеды', actors.supplier({ companyId: systemIds.id() }));
      await search('велосипеды', actors.buyer({ companyId: systemIds.id(), actingUserId: systemIds.id() }));
    }
    await makeList();
    expect(await wordsFor(supplier)).toEqual([]);
    expect(await wordsFor(broker)).toEqual([['велосипеды', 1, 24]]);
  });

  it('leaves out searches that find cards, and searches inside a category', async () => {
    for (const buyer of buyers(5)) await search('насос', buyer);
    await makeList();
    expect(await wordsFor(broker)).toEqual([]);
    expect(await published()).toEqual([]);
  });

  it('is made and published once a week, also if the task runs twice or twice at the same time', async () => {
    for (const buyer of buyers(5)) await search('солнечные панели', buyer);
    await makeList();
    for (const buyer of buyers(5)) await search('гималайская соль', buyer);
    await makeList();
    expect(await wordsFor(supplier)).toEqual([['солнечные панели', 5, undefined]]);
    const again = { week: '2026-01-05', words: [{ words: 'мёд', companies: 9, searches: 9 }] };
    const publish = () => catalogue.deps.write((stores) => publishWeek(stores, again));
    expect((await Promise.all([publish(), publish()])).sort()).toEqual([false, true]);
    expect((await published()).map(({ week }) => week).filter((week) => week === again.week)).toHaveLength(1);
    expect(await published()).toHaveLength(2);
  });

  it.each([
    ['an anonymous visitor', actors.anonymous(), 'unauthenticated'],
    ['a customer', actors.buyer(), 'forbidden'],
  ])('is hidden from %s', async (_who, actor, kind) => {
    await expect(catalogue.client.listUnmetDemand({}, { actor })).rejects.toMatchObject({ kind });
  });
});
