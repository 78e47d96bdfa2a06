import { describe, expect, it } from 'vitest';
import { readWords, searchLanguageOf } from './read-words.js';
import type { SearchWord } from './search-query.js';
import { prepareVocabulary } from './trade-vocabulary.js';
import { prepareLists, type StopWordList, type Synonym } from './word-lists.js';

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
): Synonym => ({ left: left.map(term), right: right.map(term), bothWays, language, meaning: 'same' });

interface ListInput {
  synonyms?: Synonym[];
  stopWords?: StopWordList[];
}

/** Shows a segment with its alternatives as «насос=помпа|pump», and a dropped one as «-купить». */
function read(search: string, { synonyms = [], stopWords = [] }: ListInput, reader: 'ru' | 'en' = 'ru'): string[] {
  const text = (words: readonly SearchWord[]) => words.map((one) => one.word).join(' ');
  return readWords(term(search), prepareLists(synonyms, stopWords), reader).map(
    ({ words, alternatives, isDropped }) =>
      `${isDropped ? '-' : ''}${text(words)}${alternatives.length > 0 ? `=${alternatives.map(text).join('|')}` : ''}`,
  );
}

describe('The words of a search', () => {
  it('stay unchanged without synonyms and stop words', () => {
    expect(read('насосы для чай', {})).toEqual(['насосы', 'для', 'чай']);
  });

  it.each<[string, string, Synonym[], string[]]>([
    [
      'one-way: the left side finds the right side',
      'насос',
      [synonym(['насос'], ['помпа', 'pump'])],
      ['насос=помпа|pump'],
    ],
    ['one-way: the right side does not find the left side', 'помпа', [synonym(['насос'], ['помпа'])], ['помпа']],
    [
      'two-way: each term finds all the others',
      'помпа',
      [synonym(['насос', 'помпа'], ['pump'], { bothWays: true })],
      ['помпа=насос|pump'],
    ],
    ['in any inflected form', 'насосов', [synonym(['насосы'], ['помпа'])], ['насосов=помпа']],
    [
      'a phrase matches as a unit',
      'водяные насосы чай',
      [synonym(['водяной насос'], ['помпа'])],
      ['водяные насосы=помпа', 'чай'],
    ],
    ['a part of a phrase does not match', 'водяные чай', [synonym(['водяной насос'], ['помпа'])], ['водяные', 'чай']],
    [
      'the longest term wins',
      'водяной насос',
      [synonym(['насос'], ['pump']), synonym(['водяной насос'], ['помпа'])],
      ['водяной насос=помпа'],
    ],
    ['a phrase replaces a word', 'помпа', [synonym(['помпа'], ['водяной насос'])], ['помпа=водяной насос']],
    [
      'synonyms of synonyms are not used',
      'насос',
      [synonym(['насос'], ['помпа']), synonym(['помпа'], ['агрегат'])],
      ['насос=помпа'],
    ],
    ['a word too common to search by', 'для', [synonym(['для'], ['for'])], ['для=for']],
  ])('can have synonyms: %s', (_what, search, synonyms, expected) => {
    expect(read(search, { synonyms })).toEqual(expected);
  });

  const buy: StopWordList = { language: 'ru', words: [word('купить')] };
  it.each<[string, string, ListInput, string[]]>([
    ['dropped', 'купить насос', { stopWords: [buy] }, ['-купить', 'насос']],
    ['dropped in another form', 'куплю насос', { stopWords: [buy] }, ['-куплю', 'насос']],
    ['kept if nothing else is left', 'купить', { stopWords: [buy] }, ['купить']],
    ['kept next to words too common to search by', 'купить для', { stopWords: [buy] }, ['купить', 'для']],
    [
      'kept if they have a synonym',
      'купить насос',
      { stopWords: [buy], synonyms: [synonym(['купить'], ['заказать'])] },
      ['купить=заказать', 'насос'],
    ],
    [
      'kept in a search of another language',
      'buy pump',
      { stopWords: [{ language: 'ru', words: [word('buy')] }] },
      ['buy', 'pump'],
    ],
  ])('that are stop words are %s', (_what, search, lists, expected) => {
    expect(read(search, lists)).toEqual(expected);
  });

  it('belong to the language of their letters, or otherwise of the user', () => {
    expect(searchLanguageOf(term('насос pump'), 'en')).toBe('ru');
    expect(searchLanguageOf(term('pump 12'), 'ru')).toBe('en');
    expect(searchLanguageOf(term('12'), 'en')).toBe('en');
    const lists = { synonyms: [synonym(['gost'], ['гост'], { language: 'en' })] };
    expect(read('gost', lists)).toEqual(['gost=гост']);
    expect(read('gost насос', lists)).toEqual(['gost', 'насос']);
  });
});

it('terms of the vocabulary that share a stem are distinguished by their spelling', () => {
  const sharing = (text: string): SearchWord => ({ word: text, stem: 'мед' });
  const plain = (text: string): SearchWord[] => [{ word: text, stem: text }];
  const vocabulary = prepareVocabulary([
    { same: [[sharing('мед')], plain('honey')], seeAlso: [], never: [] },
    { same: [[sharing('медь')], plain('copper')], seeAlso: [], never: [] },
  ]);
  const alternatives = (text: string) =>
    readWords([sharing(text)], prepareLists([], [], vocabulary), 'ru').flatMap((segment) =>
      segment.alternatives.map(([one]) => one?.word),
    );
  expect([alternatives('мед'), alternatives('медь'), alternatives('меди')]).toEqual([['honey'], ['copper'], []]);
});
