import { characters } from '@setu/kit/core';
import { describe, expect, it } from 'vitest';
import { allOf, anyOf, type LexemeQuery, lexeme } from './lexeme-query.js';
import {
  categoryMark,
  chunksOf,
  codeMatches,
  codeSlips,
  digitsQuery,
  letterFragment,
  markedCode,
  type PrefixWords,
  type SearchWord,
  type Segment,
  tidySearch,
  wordMatch,
  wordQuery,
} from './search-query.js';
import { codeKey, hsDigits } from './vendor-code.js';

/** Prints a query as text, with `*` after a prefix. */
const textOf = (query: LexemeQuery | undefined): string | undefined => {
  if (query === undefined) return undefined;
  if ('lexeme' in query) return query.isBeginning ? `${query.lexeme}*` : query.lexeme;
  if ('all' in query) return query.all.map(textOf).join(' & ');
  return `(${query.any.map(textOf).join(' | ')})`;
};

/** Returns words without alternatives. */
const plain = (words: SearchWord[]): Segment[] =>
  words.map((word) => ({ words: [word], alternatives: [], isDropped: false }));
const pump = { word: 'насосы', stem: 'насос' };
const english = { word: 'pump', stem: 'pump' };
const [water, agent] = [
  { word: 'водяной', stem: 'водян' },
  { word: 'агрегат', stem: 'агрегат' },
];

describe('A search', () => {
  it('is reduced to single spaces, no NUL characters, and at most 200 characters', () => {
    expect(tidySearch('  чай \t\n зелёный\0 ')).toBe('чай зелёный');
    expect(tidySearch('а'.repeat(500))).toHaveLength(200);
    expect(characters(tidySearch('𝄞'.repeat(300)))).toBe(200);
  });

  it('is split at spaces into at most ten words', () => {
    expect(chunksOf('насос-дозатор , 5х10')).toEqual([
      { typed: 'насос-дозатор', words: ['насос', 'дозатор'] },
      { typed: '5x10', words: ['5x10'] },
    ]);
    expect(chunksOf(Array(30).fill('чай').join(' '))).toHaveLength(10);
  });

  it.each([
    [[{ word: 'насосы', stem: 'насос' }], 'none', '(насос | насосы)'],
    [[{ word: 'насо', stem: 'нас' }], 'last', `(нас | насо | насо*)`],
    [[{ word: 'для', stem: undefined }], 'none', undefined],
    [[{ word: 'нас', stem: undefined }], 'last', 'нас*'],
    [[{ word: 'a', stem: 'a' }], 'last', 'a'],
    [
      [
        { word: 'чай', stem: 'ча' },
        { word: 'для', stem: undefined },
        { word: 'зел', stem: 'зел' },
      ],
      'last',
      `(ча | чай) & (зел | зел*)`,
    ],
    [[pump, { word: 'зе', stem: 'зе' }], 'every', '(насос | насосы | насосы*) & зе'],
    [[pump, { word: '8413', stem: '8413' }], 'none', '(насос | насосы) & (8413 | =h8413*)'],
    [[pump, { word: '8413d70', stem: '8413d70' }], 'none', '(насос | насосы) & (8413d70 | =h841370*)'],
  ] as const)('looks for the words %j (prefixes: %s)', (words, prefixes, query) => {
    expect(textOf(wordQuery(plain([...words]), prefixes, 'name'))).toBe(query);
    expect(textOf(wordMatch(plain([...words]), prefixes, 'anywhere')?.first)).toBe(query);
  });

  it.each([
    ['8413', '8413'],
    ['84 13.70', '841370'],
    ['84137021', '84137021'],
    ['841', undefined],
    ['841370219', undefined],
    ['8413a', undefined],
  ])('«%s» looks for the HS digits %s', (search, digits) => {
    expect(hsDigits(search)).toBe(digits);
    expect(digitsQuery(search) !== undefined).toBe(digits !== undefined);
  });

  it("can include the category's name, and then all names, in addition to the card's own name", () => {
    expect(textOf(wordQuery(plain([pump]), 'none', 'shelf'))).toBe(`(насос | насосы | ~насос | ~насосы)`);
    expect(textOf(wordQuery(plain([pump]), 'none', 'anywhere'))).toBe(
      `(насос | насосы | ~насос | ~насосы | ^насос | ^насосы)`,
    );
    expect(textOf(wordQuery(plain([{ word: 'чай', stem: 'ча' }]), 'last', 'shelf'))).toBe(
      `(ча | чай | ~ча | ~чай | чай* | ~чай*)`,
    );
  });

  it.each<[string, Segment[], PrefixWords, string | undefined]>([
    [
      'a word or its alternatives, which are words or phrases',
      [{ words: [pump], alternatives: [[english], [water, agent]], isDropped: false }],
      'none',
      '(насос | насосы | pump | (водян | водяной) & агрегат)',
    ],
    [
      'all words of a phrase or its alternative, with only the last typed word as a prefix',
      [{ words: [water, agent], alternatives: [[english]], isDropped: false }],
      'last',
      '((водян | водяной) & (агрегат | агрегат*) | pump)',
    ],
    [
      'everything but stop words',
      [...plain([pump]), { words: [{ word: 'купить', stem: 'куп' }], alternatives: [], isDropped: true }],
      'last',
      '(насос | насосы)',
    ],
    [
      'no alternative that ends in a letter too common to search by',
      [{ words: [pump], alternatives: [[english, { word: 'a', stem: undefined }]], isDropped: false }],
      'none',
      '(насос | насосы)',
    ],
    [
      'the alternative of a word too common to search by',
      [{ words: [{ word: 'для', stem: undefined }], alternatives: [[english]], isDropped: false }],
      'none',
      'pump',
    ],
  ])('looks for %s', (_what, segments, prefixes, query) => {
    expect(textOf(wordQuery(segments, prefixes, 'name'))).toBe(query);
  });

  it.each<[string, Segment[], string]>([
    [
      'with the words as written, not with their alternatives',
      [{ words: [water, agent], alternatives: [[pump]], isDropped: false }],
      '(водян | водяной) & агрегат',
    ],
    [
      'with a compound that ends in the written word too',
      [
        {
          words: [agent],
          alternatives: [[{ word: 'электроагрегат', stem: 'электроагрегат' }], [pump]],
          isDropped: false,
        },
      ],
      '(агрегат | электроагрегат)',
    ],
    [
      'with the alternatives of a word that no card has',
      [{ words: [{ ...agent, isAbsent: true }], alternatives: [[pump]], isDropped: false }],
      '(агрегат | насос | насосы)',
    ],
  ])('shows first the cards %s', (_what, segments, first) => {
    expect(textOf(wordMatch(segments, 'none', 'anywhere')?.first)).toBe(first);
  });

  it('with a letter and a digit is first read as a complete vendor code', () => {
    expect(markedCode('DPT-15/2')).toEqual([{ query: lexeme('=kdpt152'), isCode: true }]);
    expect(markedCode('8413')).toEqual([]);
    expect(markedCode('чай')).toEqual([]);
  });

  it('can be a complete vendor code, its beginning, or a fragment if it has a digit', () => {
    expect(codeMatches('DPT-15/2')).toEqual([
      { query: lexeme('=kdpt152'), isCode: true },
      { query: { lexeme: '=kdpt152', isBeginning: true }, isCode: true },
      { fragment: 'dpt152' },
    ]);
    expect(codeMatches('pmp')).toHaveLength(2);
    expect(codeMatches('a1')).toEqual([]);
    expect(letterFragment('pmp')).toEqual([{ fragment: 'pmp' }]);
    expect(letterFragment('pmp 1')).toEqual([]);
  });

  it('can be a vendor code with one typing error if it is long enough and has a digit', () => {
    const [corrected] = codeSlips('AB-1203');
    const text = corrected !== undefined && 'query' in corrected ? textOf(corrected.query) : '';
    for (const one of ['=kab1204', '=kab123', '=kab12030', '=kab2103', '=kac1203']) expect(text).toContain(`${one} `);
    expect([codeSlips('abcdef'), codeSlips('ab12'), codeSlips(`a1${'b'.repeat(40)}`)]).toEqual([[], [], []]);
  });

  it('can be narrowed to a category by a mark that no word can equal', () => {
    expect(textOf(allOf(anyOf(lexeme('a'), lexeme('b')), categoryMark(5)))).toBe('(a | b) & =c5');
  });
});

describe('The key of a vendor code', () => {
  it.each([
    ['KAV-PMP-0080', 'kavpmp0080'],
    ['АВ-12/3', 'ab123'],
    ['НШ 32', 'hш32'],
    ['--', ''],
  ])('for «%s» is «%s»', (code, key) => {
    expect(codeKey(code)).toBe(key);
  });
});
