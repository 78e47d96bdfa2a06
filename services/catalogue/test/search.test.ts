import { actors } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, category, givenCatalogue, sku } from './given.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await givenCatalogue();
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
    totals: reply.totals,
  };
}

describe.each(['ru', 'en'])('searching in the %s interface', (locale) => {
  it.each([
    ['насосы', 'Russian, inflected', ''],
    ['насосами', 'another case', ''],
    ['насо', 'the beginning of a word', ''],
    ['yfcjc', 'the wrong keyboard layout', 'насос'],
    ['згьз', 'the wrong layout the other way', 'pump'],
    ['nasos', 'transliterated', 'насос'],
    ['nasosy', 'transliterated and inflected', 'насосы'],
    ['pump', 'English', ''],
    ['pumps', 'English, inflected', ''],
    ['pmup', 'two letters swapped', 'pump'],
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
    'finds the pump by its vendor code written «%s»',
    async (text) => {
      expect((await search(text, { locale })).ids).toEqual([sku.bigPump]);
    },
  );
});

describe('searching', () => {
  it('orders what it finds by popularity', async () => {
    expect((await search('насос')).ids.slice(0, 2)).toEqual([sku.dosingPump, sku.bigPump]);
  });

  it('takes the name of several things for none of them', async () => {
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
    ['teo', [sku.blackTea, sku.greenTea]],
    ['насос deccan', [sku.dosingPump]],
  ])('finds by «%s»', async (text, ids) => {
    expect(new Set((await search(text)).ids)).toEqual(new Set(ids));
  });

  it('takes the words of a category for words of its cards', async () => {
    expect((await search('насосы колесо')).ids).toEqual([sku.spare]);
    expect((await search('оборудование хлор')).ids).toEqual([sku.dosingPump]);
  });

  it('reads ё and е as one letter', async () => {
    expect((await search('зеленый чай')).ids).toEqual([sku.greenTea]);
    expect((await search('щетка ежик')).ids).toEqual([sku.hedgehog]);
    expect((await search('ёжик')).ids).toEqual([sku.hedgehog]);
  });

  it('prefers a whole word to words that begin with it', async () => {
    expect((await search('electric')).ids).toEqual([sku.kettle]);
    expect((await search('чайн')).ids).toEqual([sku.kettle]);
  });

  it('never corrects what is found as typed', async () => {
    expect(await search('tea')).toMatchObject({ corrected: '' });
  });

  it('finds a Latin brand by its sound in Russian letters', async () => {
    expect(await search('бош')).toMatchObject({ ids: [sku.kettle], corrected: 'bosch' });
  });

  it('corrects word by word', async () => {
    expect(await search('electirc kettel')).toMatchObject({ ids: [sku.kettle], corrected: 'electric kettle' });
    expect(await search('green xfq')).toMatchObject({ ids: [sku.greenTea], corrected: 'green чай' });
  });

  it.each(['qwrtplk', 'абвгдейка', 'zzzzzz', '!!!', '42424242', 'для'])('finds nothing by «%s»', async (text) => {
    expect(await search(text)).toMatchObject({ ids: [], corrected: '', totals: { total: 0, atLeast: false } });
  });

  it.each(['yfcjc', 'pmup', 'nasos', 'бош', 'green xfq'])(
    'takes «%s» word for word where that is asked',
    async (text) => {
      expect((await search(text)).ids).not.toEqual([]);
      expect(await search(text, { asTyped: true })).toMatchObject({ ids: [], corrected: '' });
    },
  );

  it.each(['насосами', 'насо', 'KAV-PMP-0080', '8413'])('finds by «%s» word for word', async (text) => {
    expect((await search(text, { asTyped: true })).ids).toContain(sku.bigPump);
  });

  it.each([
    ['насос квантовый', [category.pumps, category.dosing]],
    ['pmup quantum', [category.pumps, category.dosing]],
    ['чай хлорный насос', [category.dosing, category.tea, category.pumps]],
    ['tea kettle pump', [category.tea, category.pumps]],
    ['qwrtplk', []],
  ])('names the categories nearest to «%s», which finds nothing', async (text, nearest) => {
    const found = await search(text, { asTyped: true });
    expect([found.ids, found.nearest]).toEqual([[], nearest]);
  });

  it('names what of the words finds something in the whole catalogue, where all of them find nothing', async () => {
    expect((await search('чайник квантовый 35')).shorter).toEqual([['чайник', 1]]);
    expect((await search('чайник', { categoryId: category.pumps })).shorter).toEqual([]);
    expect((await search('чайник')).shorter).toEqual([]);
  });

  it('names no other categories where it finds something, nor on later pages', async () => {
    expect((await search('насос')).nearest).toEqual([]);
    expect((await search('насос квантовый', { page: 2 })).nearest).toEqual([]);
    expect((await search('чайник', { categoryId: category.pumps })).nearest).toEqual([category.tea]);
  });

  it('does not find drafts or the cards of a locked company', async () => {
    expect((await search('бочковой насос')).ids).toEqual([]);
    expect((await search('вакуумный насос')).ids).toEqual([]);
  });

  it('searches within a category and its sub-categories', async () => {
    expect((await search('насос', { categoryId: category.dosing })).ids).toEqual([sku.dosingPump]);
    expect((await search('насос', { categoryId: category.machines })).ids).toContain(sku.bigPump);
    expect((await search('насос', { categoryId: category.tea })).ids).toEqual([]);
  });

  it('survives what no one would type', async () => {
    for (const text of ["'; DROP TABLE sku; --", ':* & | !', '\\', '%_%', '(((', 'а'.repeat(5_000)]) {
      expect((await search(text)).ids).toEqual([]);
    }
  });

  it('keeps a search for the report', async () => {
    await search('кеттл чайник');
    await expect
      .poll(() => catalogue.deps.db('search_log').where('query', 'кеттл чайник').first())
      .toMatchObject({ locale: 'ru' });
  });
});

describe('suggestions', () => {
  const suggest = (query: string) => catalogue.client.suggest({ query }, { actor: actors.anonymous() });

  it('come from three characters on', async () => {
    expect(await suggest('на')).toEqual({ categories: [], cards: [] });
    expect((await suggest('нас')).cards.map((card) => card.skuId)).toEqual([sku.dosingPump, sku.bigPump]);
  });

  it('name categories with the names above them', async () => {
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
  ])('name the category of «%s» and none that only shares a few letters', async (query, id) => {
    expect((await suggest(query)).categories.map((one) => one.id)).toEqual([id]);
  });

  it('go on with the second word', async () => {
    expect((await suggest('чай зел')).cards.map((card) => card.skuId)).toEqual([sku.greenTea]);
  });

  it('stay while the first letter of another word is typed', async () => {
    const before = await suggest('чай');
    expect(before.cards).not.toEqual([]);
    const after = await suggest('чай з');
    expect(after.categories).toEqual(before.categories);
    // The word is over: what it only begins (чайник) goes, what it is stays.
    expect(before.cards.slice(0, after.cards.length)).toEqual(after.cards);
    expect(after.cards).not.toEqual([]);
  });

  it.each(['yfc', 'nas', 'pum', 'yfcjc', 'pmup', 'DPT-15', '8413'])('find a pump by «%s»', async (query) => {
    expect((await suggest(query)).cards.map((card) => card.skuId)).toContain(sku.dosingPump);
  });

  it('are none for nonsense', async () => {
    expect(await suggest('qwrtplk')).toEqual({ categories: [], cards: [] });
  });
});
