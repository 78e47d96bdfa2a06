import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPartOf, shorterSearches } from './shorter-searches.js';

it.each([
  ['насос', []],
  ['насос квантовый', ['насос', 'квантовый']],
  [
    'торцевое уплотнение 35 мм',
    [
      'торцевое уплотнение 35',
      'торцевое уплотнение мм',
      'торцевое 35 мм',
      'уплотнение 35 мм',
      'торцевое уплотнение',
      'торцевое',
    ],
  ],
  ['насос насос', ['насос']],
])('«%s» is retried with fewer words', (search, shorter) => {
  expect(shorterSearches(search)).toEqual(shorter);
});

it('never adds a word and never repeats a search', () => {
  const word = fc.constantFrom('насос', 'бочковой', '35', 'мм', 'pump', 'DN40');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
      const search = words.join(' ');
      const shorter = shorterSearches(search);
      expect(shorter.every((one) => isPartOf(one, search) && one !== search)).toBe(true);
      expect(new Set(shorter).size).toBe(shorter.length);
    }),
  );
});
