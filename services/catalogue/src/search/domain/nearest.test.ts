import { expect, it } from 'vitest';
import { lexeme } from './lexeme-query.js';
import { matchMostWords, nearestOf } from './nearest.js';
import type { Segment } from './search-query.js';

const segment = (word: string, stem: string | undefined): Segment => ({
  words: [{ word, stem }],
  alternatives: [],
  isDropped: false,
});
const word = (text: string): Segment => segment(text, text);

it('tries all words, then all but one, down to any single word, without counting words too common to search by', () => {
  const found = matchMostWords([word('a1'), word('b2'), word('c3'), segment('для', undefined)]);
  expect(found.map(({ words }) => words)).toEqual([3, 2, 1]);
  const either = (text: string) => ({ any: ['', '~', '^'].map((mark) => lexeme(mark + text)) });
  expect(found[1]?.query).toEqual({
    any: [
      { all: [either('a1'), either('b2')] },
      { all: [either('a1'), either('c3')] },
      { all: [either('b2'), either('c3')] },
    ],
  });
  expect(matchMostWords([])).toEqual([]);
});

it.each([
  ['names come before cards with as many words', [{ num: 1, words: 1 }], 1, [2, 3], [1, 2, 3]],
  ['cards with more words come before names', [{ num: 1, words: 1 }], 2, [2, 3], [2, 3, 1]],
  [
    'each appears once, and at most six',
    [
      { num: 3, words: 2 },
      { num: 9, words: 1 },
    ],
    1,
    [3, 4, 5, 6, 7, 8],
    [3, 9, 4, 5, 6, 7],
  ],
  ['none if nothing is near', [], 0, [], []],
])('nearest categories: %s', (_, titled, words, ofCards, nums) => {
  expect(nearestOf({ titled, cards: [], words }, ofCards)).toEqual(nums);
});
