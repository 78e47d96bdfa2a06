import { readFileSync } from 'node:fs';
import { categoryId, companyId, demoCards, demoMissedSearches } from '@setu/demo-world';
import { actors, type Booted, bootService } from '@setu/kit/testing';
import { importFailureWord } from '@setu/proto/wire-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start } from '../src/app.js';

type Started = Awaited<ReturnType<typeof start>>;
let catalogue: Booted<Started['deps'], Started['definition']>;
let seconds: number;
beforeAll(async () => {
  const from = performance.now();
  catalogue = await bootService(start, { demo: 'load' });
  seconds = (performance.now() - from) / 1_000;
});
afterAll(() => catalogue?.close());

const published = demoCards().filter((card) => card.state === 'published');
const search = async (text: string, locale: string, limit = 30) => {
  const actor = actors.anonymous({ locale });
  const page = { page: 1, limit };
  return await catalogue.client.listCards({ categoryId: '', filter: { search: text }, page }, { actor });
};

describe('The demo world', () => {
  it('loads in seconds, with all its published cards in the lists', async () => {
    const reply = await catalogue.client.listCards({ categoryId: '' }, { actor: actors.anonymous() });
    expect(reply.totals?.total).toBe(published.length);
    expect(seconds).toBeLessThan(45);
  });

  it('has searches that found nothing, and nothing is there to be found', async () => {
    const words = [...new Set(demoMissedSearches(new Date()).map(({ query }) => query))];
    for (const locale of ['ru', 'en'])
      for (const text of words) {
        const { totals, droppedWords } = await search(text, locale);
        expect([text, droppedWords.length > 0 ? 0 : totals?.total]).toEqual([text, 0]);
      }
    const admin = actors.broker({ roles: ['ROLE_ADMIN'] });
    const { missed } = await catalogue.client.listMissedSearches({ days: 30 }, { actor: admin });
    expect(missed.map((one) => one.words)).toEqual(words);
  });

  it('has an import that failed, with its reason', async () => {
    const deccan = actors.supplier({ companyId: companyId('deccan-tools'), roles: ['TEAM_GENERAL'] });
    const { runs } = await catalogue.client.listImports({ companyId: deccan.companyId }, { actor: deccan });
    expect(runs.map(({ failure }) => importFailureWord(failure))).toEqual(['no_header']);
  });

  it('has cards in every sub-category, and home page blocks for both platforms', async () => {
    const { categories } = await catalogue.client.listCategories({ knownStamps: [] }, { actor: actors.broker() });
    expect(categories.filter((one) => one.level === 2 && one.skuCount === 0).map((one) => one.name?.en)).toEqual([]);
    for (const platform of ['customer', 'supplier']) {
      const home = await catalogue.client.getHome({ platform }, { actor: actors.anonymous() });
      expect(home.hero.length).toBeGreaterThan(0);
      expect(home.newest).toHaveLength(12);
      expect(home.promoted.length).toBeGreaterThan(0);
    }
  });
});

describe.each(['ru', 'en'])('In the %s interface', (locale) => {
  const pump = published.find((card) => card.hsCode.startsWith('8413'));

  it.each(['насосы', 'yfcjc', 'nasos', 'pump', 'нсаос', '8413'])('«%s» finds the pumps', async (text) => {
    const { cards, totals } = await search(text, locale);
    expect(totals?.total).toBeGreaterThan(10);
    for (const card of cards) {
      const about = `${card.name?.en} ${card.name?.ru} ${card.hsCode}`;
      expect(about, text).toMatch(text === '8413' ? /8413/ : /pump|насос/i);
    }
    expect(cards.some((card) => card.hsCode.startsWith('8413'))).toBe(true);
  });

  it.each([
    ['тмин', /зира/],
    ['jeera', /зира/],
    ['haldi', /куркума/i],
    ['besan', /нутовая/],
    ['красный перец', /чили/],
    ['хлопчатобумажный', /хлоп/],
    ['частотник', /частотн/],
    ['ду50', /DN 50/],
    ['тройник 3/4', /G¾/],
    ['фреза ф8', /Ø8 мм/],
    ['насос 20 л.с.', /Насос.* 15 кВт/],
    ['насос для воды 15квт', /Насос.* 15 кВт/],
    ['насос 10–20 кВт', /Насос.* 1[0-9](,[0-9])? кВт/],
    ['имбирь сушеный', /имбир/i],
    ['нсаос цетробежный', /Насос центробежный/],
    ['днеим', /деним/i],
  ])('«%s» finds what a buyer means', async (text, meant) => {
    const { cards } = await search(text, locale);
    expect(cards[0]?.name?.ru).toMatch(meant);
  });

  it('a vendor code finds its pump', async () => {
    const { cards } = await search(pump?.vendorCode ?? '', locale);
    expect(cards.map((card) => card.skuId)).toEqual([pump?.id]);
  });

  it('«чай» suggests tea, not kettles', async () => {
    const actor = actors.anonymous({ locale });
    const { categories, cards } = await catalogue.client.suggest({ query: 'чай' }, { actor });
    expect(categories.length).toBeGreaterThan(0);
    expect(cards).toHaveLength(7);
    for (const card of cards) expect(card.name?.ru).toMatch(/чай|чая|чаю/i);
  });

  it("every word of a card's own name finds it", async () => {
    for (const card of published.filter((_, i) => i % 97 === 0)) {
      const { totals } = await search(card.name.ru || card.name.en, locale, 100);
      expect(totals?.total, card.name.ru).toBeGreaterThan(0);
    }
  });
});

it('a category of the demo world lists its own cards', async () => {
  const [card] = published;
  if (card === undefined) throw new Error('the demo world has no cards');
  const reply = await catalogue.client.listCards({ categoryId: card.categoryId }, { actor: actors.anonymous() });
  expect(reply.breadcrumbs[0]?.id).toBe(categoryId('goods'));
  for (const one of reply.cards) expect(one.categoryId).toBe(card.categoryId);
});

describe('Queries as buyers type them', () => {
  const queriesOf = (locale: 'ru' | 'en', file: string) =>
    readFileSync(new URL(`buyer-queries/${file}.txt`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' => '))
      .map(([typed = '', pattern = '']) => ({ locale, typed, meant: new RegExp(pattern, 'i') }));
  const queries = [
    ...['ru-food', 'ru-machinery', 'ru-other'].flatMap((file) => queriesOf('ru', file)),
    ...queriesOf('en', 'en'),
  ];

  it('find what they mean among the first five cards, at least 95 of 100', async () => {
    const missed: string[] = [];
    for (const { locale, typed, meant } of queries) {
      const { cards } = await search(typed, locale, 5);
      if (!cards.some(({ name }) => meant.test(name?.[locale] ?? ''))) missed.push(typed);
    }
    expect(queries.length).toBeGreaterThan(500);
    expect(missed.length / queries.length, missed.join(', ')).toBeLessThanOrEqual(0.05);
  });

  it.each(['ыфвапролд', 'кшмурбл', 'qqqqzzzz', 'zxcvbnm', 'блаблабла', 'asdfghjkl'])(
    'of nonsense find nothing: %s',
    async (text) => {
      for (const locale of ['ru', 'en']) expect((await search(text, locale, 5)).totals?.total).toBe(0);
    },
  );
});
