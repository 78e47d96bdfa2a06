import { openedWith } from '@setu/kit/db';
import { actors, tcpProxy, urlThrough } from '@setu/kit/testing';
import type * as wire from '@setu/proto/catalogue/search_words';
import { ReadWordFate, SearchLanguage, SearchWordChangeKind, SynonymMeaning } from '@setu/proto/catalogue/words';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { termLists } from '../src/search-terms/changes/read-term-lists.js';
import { followTerms } from '../src/search-terms/live/followed-terms.js';
import { type Catalogue, category, sku, startTestCatalogue } from './fixtures.js';
import { visitor } from './shown.js';

const admin = actors.broker({ roles: ['ROLE_ADMIN'] });
const as = { actor: admin };

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());
afterEach(async () => {
  const { synonyms, stopWords } = await catalogue.client.listSearchWords({}, as);
  for (const { id, version } of synonyms) await catalogue.client.removeSynonym({ id, version }, as);
  for (const { language, version } of stopWords)
    await catalogue.client.saveStopWords({ language, version, words: [] }, as);
  await inForce(() => stops().then((words) => words.length === 0));
});

type Part = Partial<wire.SaveSynonymRequest>;
const fresh = {
  ...{ id: '', version: 0, bothWays: false, language: SearchLanguage.BOTH, key: '' },
  meaning: SynonymMeaning.UNSPECIFIED,
};
const save = async (left: string[], right: string[], part: Part = {}) => {
  const request = { ...fresh, ...part };
  const { synonym } = await catalogue.client.saveSynonym({ left, right, ...request }, as);
  if (synonym === undefined) throw new Error('nothing was saved');
  return synonym;
};
const stops = async () => {
  const { stopWords } = await catalogue.client.listSearchWords({}, as);
  return stopWords.flatMap(({ words }) => words);
};
const found = async (search: string, client = catalogue.client) => {
  const page = { page: 1, limit: 100 };
  const filter = { search, asTyped: true };
  const list = await client.listCards({ categoryId: '', filter, page }, { actor: visitor });
  return list.cards.map(({ skuId }) => skuId).sort();
};
/** Waits until saved synonyms and stop words are in effect. */
const inForce = (isApplied: () => Promise<boolean>) =>
  vi.waitFor(async () => expect(await isApplied()).toBe(true), { timeout: 5000, interval: 50 });
const findsSoon = (search: string, ids: string[]) =>
  vi.waitFor(async () => expect(await found(search)).toEqual([...ids].sort()), { timeout: 5000, interval: 50 });
const read = (search: string) => catalogue.client.readSearch({ search }, as);

describe('The synonyms and stop words of the search', () => {
  it.each([
    ['an anonymous visitor', actors.anonymous(), 'unauthenticated'],
    ['a buyer', actors.buyer({ roles: ['ROLE_ADMIN'] }), 'forbidden'],
    ['a supplier', actors.supplier({ roles: ['ROLE_ADMIN'] }), 'forbidden'],
    ['a senior manager', actors.broker({ roles: ['TEAM_ADMIN'] }), 'forbidden'],
    ['a reviewer', actors.broker({ roles: ['TEAM_PRODUCT_REVIEWER'] }), 'forbidden'],
  ])('cannot be edited by %s', async (_who, actor, kind) => {
    const { client } = catalogue;
    const id = sku.bigPump;
    const calls = [
      client.listSearchWords({}, { actor }),
      client.saveSynonym({ ...fresh, left: ['а'], right: ['б'] }, { actor }),
      client.previewSynonym({ synonym: { ...fresh, left: ['а'], right: ['б'] } }, { actor }),
      client.removeSynonym({ id, version: 1 }, { actor }),
      client.saveStopWords({ language: SearchLanguage.RU, version: 0, words: [] }, { actor }),
      client.listSearchWordChanges({ page: undefined }, { actor }),
      client.listMissedSearches({ days: 30 }, { actor }),
      client.readSearch({ search: 'насос' }, { actor }),
    ];
    for (const call of calls) await expect(call).rejects.toMatchObject({ kind });
  });
});

describe('A synonym', () => {
  it('finds cards in any inflected form, for searches with its left side', async () => {
    const tea = await found('чай');
    expect(tea.length).toBeGreaterThan(1);
    expect(await found('заварка')).toEqual([]);
    await save(['Заварка'], ['чай']);
    await findsSoon('заварка', tea);
    expect(await found('заварки')).toEqual(tea);
    expect(await found('чай')).toEqual(tea);
    const { cards } = await catalogue.client.suggest({ query: 'заварка' }, { actor: visitor });
    expect(cards.map(({ skuId }) => skuId)).toEqual(expect.arrayContaining([sku.greenTea, sku.blackTea]));
  });

  it('finds cards in addition to those of the word itself, and works both ways if it is two-way', async () => {
    const [tea, pumps] = [await found('чай'), await found('насос')];
    const both = [...new Set([...tea, ...pumps])];
    await save(['чай'], ['насос'], { bothWays: true });
    await findsSoon('чай', both);
    await findsSoon('насос', both);
  });

  it('reaches every process of the service, even after a lost connection', async () => {
    const { db, log, read } = catalogue.deps;
    const { url } = openedWith(db);
    const proxy = await tcpProxy({ port: Number(new URL(url).port) });
    const other = await followTerms({ url: urlThrough(url, proxy), log, read: termLists(read) });
    const isKnownThere = (word: string) => inForce(async () => other.lists().alternatives.ru.has(word));
    try {
      await save(['помпа'], ['насос']);
      await isKnownThere('помпа');
      proxy.cut();
      await save(['заварка'], ['чай']);
      await isKnownThere('заварка');
    } finally {
      other.close();
      await proxy.close();
    }
  });

  it('is rejected with the side and the word of the problem', async () => {
    await save(['насос'], ['помпа']);
    const fields = async (left: string[], right: string[], part: Part = {}) => {
      const error = await save(left, right, part).catch((failure: { fields: unknown }) => failure);
      return (error as { fields: Array<{ path: string; code: string; params: object }> }).fields;
    };
    expect(await fields([], ['б'])).toMatchObject([{ path: 'left', code: 'required' }]);
    expect(await fields(['для'], ['насос'])).toMatchObject([{ path: 'left', code: 'term_common' }]);
    expect(await fields(['Насос '], ['агрегат'])).toMatchObject([
      { path: 'left', code: 'synonym_taken', params: { word: 'насос' } },
    ]);
    expect(await fields(['агрегат'], ['насос'], { bothWays: true })).toMatchObject([
      { path: 'right', code: 'synonym_taken' },
    ]);
  });

  it('with an outdated version is a conflict and changes nothing, and a repeated save returns the first result', async () => {
    const first = await save(['насос'], ['помпа'], { key: 'once' });
    expect(await save(['насос'], ['помпа'], { key: 'once' })).toEqual(first);
    const second = await save(['насос'], ['агрегат'], { id: first.id, version: 1 });
    expect(second.version).toBe(2);
    await expect(save(['насос'], ['помпа'], { id: first.id, version: 1 })).rejects.toMatchObject({
      kind: 'stale',
      params: { current_version: '2' },
    });
    const removed = catalogue.client.removeSynonym({ id: first.id, version: 1 }, as);
    await expect(removed).rejects.toMatchObject({ kind: 'stale' });
    const { synonyms } = await catalogue.client.listSearchWords({}, as);
    expect(synonyms.map(({ right }) => right)).toEqual([['агрегат']]);
    await expect(save(['а1'], ['б1'], { id: sku.bigPump, version: 1 })).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('saved by two admins concurrently is stored once, and the other admin learns that the word is in use', async () => {
    const twice = await Promise.allSettled([save(['насос'], ['помпа']), save(['насос'], ['агрегат'])]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('Words with other meanings', () => {
  it('that refer to near goods find them only if a search finds nothing else', async () => {
    const tea = await found('чай');
    const corrected = async (search: string) => {
      const list = await catalogue.client.listCards(
        { categoryId: '', filter: { search }, page: undefined },
        { actor: visitor },
      );
      return { ids: list.cards.map(({ skuId }) => skuId).sort(), read: list.correctedSearch };
    };
    await save(['матчакокс'], ['чай'], { meaning: SynonymMeaning.SEE_ALSO });
    await vi.waitFor(async () => expect(await corrected('матчакокс')).toEqual({ ids: tea, read: 'чай' }), {
      ...{ timeout: 5000, interval: 50 },
    });
    expect(await found('матчакокс')).toEqual([]);
    await save(['насос'], ['чай'], { meaning: SynonymMeaning.SEE_ALSO });
    await inForce(async () => (await read('насосы')).total > 0);
    expect((await corrected('насос')).ids).toEqual(await found('насос'));
  });

  it('that must be kept apart are not corrected to each other, and not joined by the shipped vocabulary', async () => {
    expect((await read('насоз')).corrected).toBe('насос');
    const joined = (await read('haldi')).synonyms.flatMap(({ alternatives }) => alternatives);
    expect(joined).toContain('куркума');
    await save(['насоз'], ['насос'], { meaning: SynonymMeaning.NEVER });
    await save(['haldi'], ['куркума'], { meaning: SynonymMeaning.NEVER });
    await inForce(async () => (await read('насоз')).corrected === '');
    const kept = (await read('haldi')).synonyms.flatMap(({ alternatives }) => alternatives);
    expect(kept).not.toContain('куркума');
    expect(kept).toContain('turmeric');
  });

  it('may be given to a term beside a synonym, once for each meaning', async () => {
    await save(['насос'], ['помпа']);
    await save(['насос'], ['компрессор'], { meaning: SynonymMeaning.SEE_ALSO });
    const again = save(['насос'], ['мотор'], { meaning: SynonymMeaning.SEE_ALSO });
    await expect(again).rejects.toMatchObject({ kind: 'invalid' });
    const { changes } = await catalogue.client.listSearchWordChanges({ page: { page: 1, limit: 2 } }, as);
    expect(changes.map(({ meaningAfter }) => meaningAfter)).toEqual([SynonymMeaning.SEE_ALSO, SynonymMeaning.SAME]);
  });
});

describe('Stop words', () => {
  it('are ignored in a search, unless it has no other words', async () => {
    const { client } = catalogue;
    expect(await found('срочно чай')).toEqual([]);
    const tea = await found('чай');
    await client.saveStopWords({ language: SearchLanguage.RU, version: (await versions()).ru, words: ['Срочно'] }, as);
    await findsSoon('срочно чай', tea);
    expect(await found('срочно')).toEqual([]);
    const late = client.saveStopWords({ language: SearchLanguage.RU, version: 0, words: [] }, as);
    await expect(late).rejects.toMatchObject({ kind: 'stale' });
    expect(await stops()).toEqual(['срочно']);
  });

  const versions = async () => {
    const { stopWords } = await catalogue.client.listSearchWords({}, as);
    return { ru: stopWords[0]?.version ?? 0, en: stopWords[1]?.version ?? 0 };
  };
});

describe('The reading of a search', () => {
  it('shows its words, their synonyms, the ignored words and the number of results', async () => {
    await save(['заварка'], ['чай', 'чайный лист']);
    const { stopWords } = await catalogue.client.listSearchWords({}, as);
    const version = stopWords[0]?.version ?? 0;
    await catalogue.client.saveStopWords({ language: SearchLanguage.RU, version, words: ['срочно'] }, as);
    const answer = await read('Срочно заварка для');
    expect(answer.words.map(({ word, fate }) => [word, fate])).toEqual([
      ['срочно', ReadWordFate.STOP_WORD],
      ['заварка', ReadWordFate.UNKNOWN],
      ['для', ReadWordFate.TOO_COMMON],
    ]);
    expect(answer.synonyms).toEqual([{ words: 'заварка', alternatives: ['чай', 'чайный лист'] }]);
    expect(answer.total).toBe((await found('чай')).length);
    expect(await read('yfcjc')).toMatchObject({ corrected: 'насос', isCode: false });
    expect(await read('абракадабра')).toMatchObject({ total: 0, corrected: '' });
    await expect(read(' ')).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('Searches without results', () => {
  it('do not include words that only a price filter or a category left without cards', async () => {
    const page = { page: 1, limit: 100 };
    const search = async (words: string, categoryId: string, priceTo?: bigint) => {
      const filter = {
        search: words,
        priceTo: priceTo === undefined ? undefined : { minor: priceTo, currency: 'INR' },
      };
      await catalogue.client.listCards({ categoryId, filter, page }, { actor: visitor });
    };
    await search('насос', '', 1n);
    await search('антигравитатор', category.food);
    await found('левитатор');
    const missed = async () => (await catalogue.client.listMissedSearches({ days: 1 }, as)).missed;
    await inForce(async () => (await missed()).some(({ words }) => words === 'левитатор'));
    expect((await missed()).map(({ words }) => words).filter((words) => /насос|антиграв/.test(words))).toEqual([]);
  });

  it('are listed by frequency, without those that have a synonym by now', async () => {
    for (let n = 0; n < 2; n += 1) await found('заварник');
    await found('ктулху');
    const missed = async () => (await catalogue.client.listMissedSearches({ days: 1 }, as)).missed;
    await inForce(async () => (await missed()).some(({ words, missed: times }) => words === 'заварник' && times === 2));
    await inForce(async () => (await missed()).some(({ words }) => words === 'ктулху'));
    await save(['заварник'], ['чайник']);
    expect((await missed()).map(({ words }) => words)).not.toContain('заварник');
    await expect(catalogue.client.listMissedSearches({ days: 0 }, as)).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('The history of synonyms and stop words', () => {
  it('shows who changed what, newest first, and cannot be altered', async () => {
    const { id } = await save(['насос'], ['помпа']);
    await save(['насос'], ['pump'], { id, version: 1, bothWays: true });
    await catalogue.client.removeSynonym({ id, version: 2 }, as);
    const { changes } = await catalogue.client.listSearchWordChanges({ page: { page: 1, limit: 3 } }, as);
    expect(changes.map(({ kind }) => kind)).toEqual([
      SearchWordChangeKind.REMOVED,
      SearchWordChangeKind.CHANGED,
      SearchWordChangeKind.ADDED,
    ]);
    expect(changes[1]).toMatchObject({
      ...{ leftBefore: ['насос'], rightBefore: ['помпа'], rightAfter: ['pump'] },
      ...{ bothWaysBefore: false, bothWaysAfter: true, changedById: admin.userId },
    });
    await expect(catalogue.deps.db.raw('delete from audit')).rejects.toThrow('stays as it was written');
    await expect(catalogue.deps.db.raw(`update audit set action = 'x'`)).rejects.toThrow('stays as it was written');
  });
});
