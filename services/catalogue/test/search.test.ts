import { actors } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, category, sku, startTestCatalogue } from './fixtures.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());

async function search(text: string, { locale = 'ru', categoryId = '', asTyped = false, page = 1 } = {}) {
  const reply = await catalogue.client.listCards(
    { categoryId, filter: { search: text, asTyped }, page: { page, limit: 30 } },
    { actor: actors.anonymous({ locale }) },
  );
  const nearest = reply.nearestCategories.map((one) => one.id);
  return {
    nearest,
    shorter: reply.shorterSearches.map((one) => [one.search, one.cards]),
    ids: reply.cards.map((card) => card.skuId),
    corrected: reply.correctedSearch,
    dropped: reply.droppedWords,
    totals: reply.totals,
  };
}

describe.each(['ru', 'en'])('Searching in the %s interface', (locale) => {
  it.each([
    ['насосы', 'Russian, inflected', ''],
    ['насосами', 'Russian, another case', ''],
    ['насо', 'the beginning of a word', ''],
    ['yfcjc', 'the wrong keyboard layout', 'насос'],
    ['згьз', 'the wrong layout in the other direction', 'pump'],
    ['nasos', 'transliterated', 'насос'],
    ['nasosy', 'transliterated and inflected', 'насосы'],
    ['pump', 'English', ''],
    ['pumps', 'English, inflected', ''],
    ['нсаос', 'two letters swapped', 'насос'],
    ['8413', 'an HS prefix', ''],
    ['84 13', 'an HS prefix with a space', ''],
    ['84.13', 'an HS prefix with a dot', ''],
  ])('finds the pumps by «%s» (%s)', async (text, _how, corrected) => {
    const found = await search(text, { locale });
    expect(found.ids).toEqual(expect.arrayContaining([sku.bigPump, sku.dosingPump]));
    expect(found.ids).not.toContain(sku.greenTea);
    expect(found.corrected).toBe(corrected);
  });

  it.each(['KAV-PMP-0080', 'kavpmp0080', 'kav pmp 0080', 'КАV-РМР-0080', 'kav-pmp', 'mp-008', 'PMP'])(
    'finds the pump by its vendor code written as «%s»',
    async (text) => {
      expect((await search(text, { locale })).ids).toEqual([sku.bigPump]);
    },
  );
});

describe('Searching', () => {
  it('orders the results by popularity', async () => {
    expect((await search('насос')).ids.slice(0, 2)).toEqual([sku.dosingPump, sku.bigPump]);
  });

  it('does not use category names that name several things', async () => {
    expect((await search('чай')).ids).toEqual([sku.blackTea, sku.greenTea]);
    expect((await search('tea', { locale: 'en' })).ids).not.toContain(sku.kettle);
    expect(new Set((await search('посуда')).ids)).toEqual(new Set([sku.kettle, sku.greenTea, sku.blackTea]));
  });

  it.each([
    ['насос 8413', [sku.bigPump, sku.dosingPump, sku.spare]],
    ['8413.70 pump', [sku.bigPump]],
    ['насо центроб', [sku.bigPump]],
    ['насосцентробежный', [sku.bigPump]],
    ['electrickettle', [sku.kettle]],
    ['KAV-PMP-0081', [sku.bigPump]],
    ['DPT-51/2', [sku.dosingPump]],
    ['насос deccan', [sku.dosingPump]],
  ])('finds cards by «%s»', async (text, ids) => {
    expect(new Set((await search(text)).ids)).toEqual(new Set(ids));
  });

  it('finds cards by the words of their category', async () => {
    expect((await search('насосы колесо')).ids).toEqual([sku.spare]);
    expect((await search('оборудование хлор')).ids).toEqual([sku.dosingPump]);
  });

  it('treats ё and е as one letter', async () => {
    expect((await search('зеленый чай')).ids).toEqual([sku.greenTea]);
    expect((await search('щетка ежик')).ids).toEqual([sku.hedgehog]);
    expect((await search('ёжик')).ids).toEqual([sku.hedgehog]);
  });

  it('prefers a complete word to longer words that begin with it', async () => {
    expect((await search('electric')).ids).toEqual([sku.kettle]);
    expect((await search('чайн')).ids).toEqual([sku.kettle]);
  });

  it('never corrects a search that finds something as typed', async () => {
    expect(await search('tea')).toMatchObject({ corrected: '' });
  });

  it('finds a Latin brand by its sound in Russian letters', async () => {
    expect(await search('бош')).toMatchObject({ ids: [sku.kettle], corrected: 'bosch' });
  });

  it('corrects each word separately', async () => {
    expect(await search('electirc kettel')).toMatchObject({ ids: [sku.kettle], corrected: 'electric kettle' });
    expect(await search('green xfq')).toMatchObject({ ids: [sku.greenTea], corrected: 'green чай' });
  });

  it('does not correct a word of the language, even if no card has it', async () => {
    expect(await search('хлорный')).toMatchObject({ ids: [sku.dosingPump], corrected: 'хлора' });
    await catalogue.deps.autocommit.languageWords.add(['хлорный']);
    expect(await search('хлорный')).toMatchObject({ ids: [], corrected: '' });
    await catalogue.deps.autocommit.languageWords.add(['осветительный']);
    const known = await catalogue.deps.read.vocabulary.lookUp(['осветительного', 'хлорной']);
    expect([...known.values()].map(({ isWord }) => isWord)).toEqual([true, false]);
    await catalogue.deps.db('language_word').delete();
  });

  it.each(['qwrtplk', 'абвгдейка', 'zzzzzz', '!!!', '42424242', 'для', 'teo', 'pmup', 'чйа'])(
    'finds nothing for «%s»',
    async (text) => {
      expect(await search(text)).toMatchObject({ ids: [], corrected: '', totals: { total: 0, atLeast: false } });
    },
  );

  it.each(['yfcjc', 'нсаос', 'nasos', 'бош', 'green xfq'])('takes «%s» literally on request', async (text) => {
    expect((await search(text)).ids).not.toEqual([]);
    expect(await search(text, { asTyped: true })).toMatchObject({ ids: [], corrected: '' });
  });

  it.each(['насосами', 'насо', 'KAV-PMP-0080', '8413'])('finds cards by «%s» taken literally', async (text) => {
    expect((await search(text, { asTyped: true })).ids).toContain(sku.bigPump);
  });

  it.each([
    ['насос квантовый', [category.pumps, category.dosing]],
    ['нсаос quantum', [category.pumps, category.dosing]],
    ['чай хлорный насос', [category.dosing, category.tea, category.pumps]],
    ['tea kettle pump', [category.tea, category.pumps]],
    ['qwrtplk', []],
  ])('suggests the categories nearest to «%s», which finds nothing', async (text, nearest) => {
    const found = await search(text, { asTyped: true });
    expect([found.ids, found.nearest]).toEqual([[], nearest]);
  });

  it('shows the cards of the important words if no card has all words, and says which words it dropped', async () => {
    expect(await search('чайник квантовый 35')).toMatchObject({
      ...{ ids: [sku.kettle], dropped: ['квантовый', '35'], corrected: '', shorter: [] },
    });
    expect(await search('электрический насос для чая')).toMatchObject({
      ids: expect.arrayContaining([sku.bigPump]),
      dropped: ['электрический', 'для', 'чая'],
      shorter: [['электрический для чая', 1]],
    });
  });

  it('suggests no search with fewer words that finds no more', async () => {
    expect(await search('электрический чайник')).toMatchObject({ ids: [sku.kettle], dropped: [], shorter: [] });
  });

  it('keeps a word of the vocabulary that no card has', async () => {
    expect(await search('помпа квантовая')).toMatchObject({ dropped: ['квантовая'] });
    expect((await search('помпа квантовая')).ids).toContain(sku.bigPump);
  });

  it.each([
    ['many mistyped words', 'нсаос центрбежный електрический чайнк зелный ассма нилгри хлоар щткеа ежки'],
    ['many words with near meanings', 'тмин имбирь базилик укроп корица паприка овес гипс резина шрот'],
    ['numbers larger than any size', `${'9'.repeat(60)}-${'9'.repeat(60)} квт ${'9'.repeat(20)} л.с.`],
  ])('answers a search with %s', async (_what, text) => {
    expect((await search(text)).totals).toBeDefined();
  });

  it('shows the same cards on every page of such a search', async () => {
    const dropped = ['квантовый'];
    const { ids } = await search('насос квантовый');
    expect(await search('насос квантовый', { page: 2 })).toMatchObject({ ids: [], dropped, shorter: [] });
    expect(ids).toContain(sku.bigPump);
  });

  it.each([
    ['a search that finds enough', 'насос', {}],
    ['a search taken literally', 'насос квантовый', { asTyped: true }],
    ['a single word', 'чайник', { categoryId: category.pumps }],
    ['words that no card has', 'квантовый телепорт', {}],
  ])('drops no words of %s', async (_what, text, options) => {
    expect(await search(text, options)).toMatchObject({ dropped: [], shorter: [] });
  });

  it('suggests no other categories if it finds something or on later pages', async () => {
    expect((await search('насос')).nearest).toEqual([]);
    expect((await search('насос квантовый', { page: 2 })).nearest).toEqual([]);
    expect((await search('чайник', { categoryId: category.pumps })).nearest).toEqual([category.tea]);
  });

  it('does not find drafts or the cards of a locked company', async () => {
    expect((await search('бочковой насос', { asTyped: true })).ids).toEqual([]);
    expect((await search('вакуумный насос', { asTyped: true })).ids).toEqual([]);
  });

  it('searches within a category and its sub-categories', async () => {
    expect((await search('насос', { categoryId: category.dosing })).ids).toEqual([sku.dosingPump]);
    expect((await search('насос', { categoryId: category.machines })).ids).toContain(sku.bigPump);
    expect((await search('насос', { categoryId: category.tea })).ids).toEqual([]);
  });

  it('survives unusual input', async () => {
    for (const text of ["'; DROP TABLE sku; --", ':* & | !', '\\', '%_%', '(((', 'а'.repeat(5_000)]) {
      expect((await search(text)).ids).toEqual([]);
    }
  });

  it('stores the search for the report', async () => {
    await search('кеттл чайник');
    await expect
      .poll(() => catalogue.deps.db('search_log').where('query', 'кеттл чайник').first())
      .toMatchObject({ locale: 'ru' });
  });
});

describe('Suggestions', () => {
  const suggest = (query: string) => catalogue.client.suggest({ query }, { actor: actors.anonymous() });

  it('start at three characters', async () => {
    expect(await suggest('на')).toEqual({ categories: [], cards: [] });
    expect((await suggest('нас')).cards.map((card) => card.skuId)).toEqual([sku.dosingPump, sku.bigPump]);
  });

  it('show categories with their parents', async () => {
    const [first] = (await suggest('насос')).categories;
    expect(first).toMatchObject({
      id: category.pumps,
      treeId: category.goods,
      path: [{ ru: 'Товары' }, { ru: 'Оборудование' }],
      skuCount: 2,
    });
  });

  it.each([
    ['чай', category.tea],
    ['насосам', category.pumps],
  ])('show the category of «%s» and no category that only shares a few letters', async (query, id) => {
    expect((await suggest(query)).categories.map((one) => one.id)).toEqual([id]);
  });

  it('continue with the second word', async () => {
    expect((await suggest('чай зел')).cards.map((card) => card.skuId)).toEqual([sku.greenTea]);
  });

  it('remain while only the first letter of another word is typed', async () => {
    const before = await suggest('чай');
    expect(before.cards).not.toEqual([]);
    const after = await suggest('чай з');
    expect(after.categories).toEqual(before.categories);
    // The first word is now complete, so longer words (чайник) disappear and the word itself stays.
    expect(before.cards.slice(0, after.cards.length)).toEqual(after.cards);
    expect(after.cards).not.toEqual([]);
  });

  it.each(['yfc', 'nas', 'pum', 'yfcjc', 'нсаос', 'DPT-15', '8413'])('include a pump for «%s»', async (query) => {
    expect((await suggest(query)).cards.map((card) => card.skuId)).toContain(sku.dosingPump);
  });

  it('are empty for nonsense', async () => {
    expect(await suggest('qwrtplk')).toEqual({ categories: [], cards: [] });
  });
});
