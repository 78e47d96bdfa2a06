import { describe, expect, it } from 'vitest';
import { readWords, searchLanguageOf } from './read-words.js';
import type { SearchWord } from './search-query.js';
import { readyLists, type StopWordList, type Synonym } from './word-lists.js';

const stems: Readonly<Record<string, string | undefined>> = {
  насосы: 'насос',
  насосов: 'насос',
  водяные: 'водян',
  водяной: 'водян',
  чай: 'ча',
  куплю: 'куп',
  купить: 'куп',
  pumps: 'pump',
};
const common = new Set(['для', 'the']);
const word = (text: string): SearchWord => ({ word: text, stem: common.has(text) ? undefined : (stems[text] ?? text) });
const term = (text: string): SearchWord[] => text.split(' ').map(word);

const synonym = (
  left: string[],
  right: string[],
  { bothWays = false, language = 'both' }: Partial<Pick<Synonym, 'bothWays' | 'language'>> = {},
): Synonym => ({ left: left.map(term), right: right.map(term), bothWays, language });

interface Given {
  synonyms?: Synonym[];
  stopWords?: StopWordList[];
}

/** «насос=помпа|pump» is a segment with what stands for it, «-купить» one that is dropped. */
function read(search: string, { synonyms = [], stopWords = [] }: Given, reader: 'ru' | 'en' = 'ru'): string[] {
  const text = (words: readonly SearchWord[]) => words.map((one) => one.word).join(' ');
  return readWords(term(search), readyLists(synonyms, stopWords), reader).map(
    ({ words, alternatives, isDropped }) =>
      `${isDropped ? '-' : ''}${text(words)}${alternatives.length > 0 ? `=${alternatives.map(text).join('|')}` : ''}`,
  );
}

describe('the words of a search', () => {
  it('are themselves without lists', () => {
    expect(read('насосы для чай', {})).toEqual(['насосы', 'для', 'чай']);
  });

  it.each<[string, string, Synonym[], string[]]>([
    ['one way: the left finds the right', 'насос', [synonym(['насос'], ['помпа', 'pump'])], ['насос=помпа|pump']],
    ['one way: the right does not find the left', 'помпа', [synonym(['насос'], ['помпа'])], ['помпа']],
    [
      'both ways: each finds all the others',
      'помпа',
      [synonym(['насос', 'помпа'], ['pump'], { bothWays: true })],
      ['помпа=насос|pump'],
    ],
    ['in any inflected form', 'насосов', [synonym(['насосы'], ['помпа'])], ['насосов=помпа']],
    [
      'a phrase is looked for as a whole',
      'водяные насосы чай',
      [synonym(['водяной насос'], ['помпа'])],
      ['водяные насосы=помпа', 'чай'],
    ],
    ['not in part', 'водяные чай', [synonym(['водяной насос'], ['помпа'])], ['водяные', 'чай']],
    [
      'the longest one counts',
      'водяной насос',
      [synonym(['насос'], ['pump']), synonym(['водяной насос'], ['помпа'])],
      ['водяной насос=помпа'],
    ],
    ['a phrase stands for a word', 'помпа', [synonym(['помпа'], ['водяной насос'])], ['помпа=водяной насос']],
    [
      'synonyms of synonyms are none',
      'насос',
      [synonym(['насос'], ['помпа']), synonym(['помпа'], ['агрегат'])],
      ['насос=помпа'],
    ],
    ['a word too common to search by', 'для', [synonym(['для'], ['for'])], ['для=for']],
  ])('have synonyms: %s', (_what, search, synonyms, expected) => {
    expect(read(search, { synonyms })).toEqual(expected);
  });

  const buy: StopWordList = { language: 'ru', words: [word('купить')] };
  it.each<[string, string, Given, string[]]>([
    ['dropped', 'купить насос', { stopWords: [buy] }, ['-купить', 'насос']],
    ['dropped in another form', 'куплю насос', { stopWords: [buy] }, ['-куплю', 'насос']],
    ['kept where nothing else is left', 'купить', { stopWords: [buy] }, ['купить']],
    ['kept beside words too common to search by', 'купить для', { stopWords: [buy] }, ['купить', 'для']],
    [
      'kept where it has a synonym',
      'купить насос',
      { stopWords: [buy], synonyms: [synonym(['купить'], ['заказать'])] },
      ['купить=заказать', 'насос'],
    ],
    [
      'of its own language alone',
      'buy pump',
      { stopWords: [{ language: 'ru', words: [word('buy')] }] },
      ['buy', 'pump'],
    ],
  ])('that are stop words are %s', (_what, search, given, expected) => {
    expect(read(search, given)).toEqual(expected);
  });

  it('are of the language of their letters, or else of their reader’s', () => {
    expect(searchLanguageOf(term('насос pump'), 'en')).toBe('ru');
    expect(searchLanguageOf(term('pump 12'), 'ru')).toBe('en');
    expect(searchLanguageOf(term('12'), 'en')).toBe('en');
    const given = { synonyms: [synonym(['gost'], ['гост'], { language: 'en' })] };
    expect(read('gost', given)).toEqual(['gost=гост']);
    expect(read('gost насос', given)).toEqual(['gost', 'насос']);
  });
});
